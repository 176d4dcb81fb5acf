import { useMessages } from '../../../../context/app-context.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { Page as ProductPage } from '../one/Page.tsx';
import { NoSuchKind } from '../parts/NoSuchKind.tsx';
import { allTypes, typeFacts } from '../words.ts';

/** A new product of a category and type (spec §2, /app/admin/products/create/:category/:type). */
export function Page({ params }: PageProps<'newProduct'>) {
  const t = useMessages();
  const type = allTypes.find((known) => known === params.type && typeFacts[known].category === params.category);
  const name = type && t(typeFacts[type].name);
  usePageName(name);
  if (!type || name === undefined) return <NoSuchKind />;
  const { category, text } = typeFacts[type];
  const words = { title: t('products.newOf', { type: name }), text: t(text) };
  return <ProductPage.New key={type} given={{ category, type }} words={words} />;
}
