import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { newProduct } from '../parts/draft.ts';
import { NoSuchKind } from '../parts/NoSuchKind.tsx';
import { ProductForm } from '../parts/ProductForm.tsx';
import { createProductsStore } from '../products-store.ts';
import { allTypes, typeFacts } from '../words.ts';

/** A new product of a category and type (spec §2, /app/admin/products/create/:category/:type). */
export function Page({ params }: PageProps<'newProduct'>) {
  const products = useStore(createProductsStore);
  const onward = useOnward();
  const t = useMessages();
  const { category, type: given } = params;
  const type = allTypes.find((known) => known === given && typeFacts[known].category === category);
  usePageName(type && t(typeFacts[type].name));
  if (!type) return <NoSuchKind />;

  return (
    <ProductForm
      key={type}
      type={type}
      saved={newProduct}
      onSave={async (draft) => {
        const goOn = onward();
        const outcome = await products.create({ ...draft, category: typeFacts[type].category, type });
        if (outcome.kind === 'ok') goOn(href(adminRoutes.product, { product: outcome.data.id }), { replace: true });
        return outcome;
      }}
    />
  );
}
