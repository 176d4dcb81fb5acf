import type { Product } from '@kronos/api/contract';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { DeedButton } from '../../../../parts/DeedButton.tsx';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { DeployButton } from '../../../../parts/deploy/DeployButton.tsx';
import { draftOf } from '../parts/draft.ts';
import { ProductForm } from '../parts/ProductForm.tsx';
import { createProductsStore, type ProductsStore } from '../products-store.ts';
import { typeFacts } from '../words.ts';

/** One product, to change (spec §2, /app/admin/products/:product). */
export function Page({ params }: PageProps<'product'>) {
  const store = useStore(createProductsStore);
  const t = useMessages();
  const id = Number(params.product);
  return (
    <RecordScreen
      store={store.one}
      id={id}
      listHref={href(adminRoutes.products)}
      words={{
        loading: t('products.loading'),
        failed: t('products.failed'),
        missing: t('products.missing'),
        missingText: t('products.missingText'),
        back: t('products.back'),
      }}
    >
      {(product) => <Change product={product} store={store} />}
    </RecordScreen>
  );
}

function Change({ product, store }: { product: Product; store: ProductsStore }) {
  const { location } = useApp();
  const t = useMessages();
  const { id, name, type, servers, archived_at } = product;
  usePageName(name);
  const isArchived = archived_at !== null;
  const duplicate = async () => {
    const outcome = await store.duplicate(id);
    if (outcome.kind === 'ok') location.navigate(href(adminRoutes.product, { product: outcome.data.id }));
  };

  return (
    <ProductForm
      key={id}
      type={type}
      title={name}
      description={t('products.used', { type: t(typeFacts[type].name), count: servers })}
      saved={draftOf(product)}
      onSave={(draft) => store.update(id, draft)}
      actions={
        <>
          <DeedButton onPress={duplicate}>{t('products.duplicate')}</DeedButton>
          {product.category === 'server' && (
            <DeployButton product={product} isDisabled={product.image === null || isArchived} />
          )}
        </>
      }
      dangerZone={{
        title: isArchived ? t('products.restore.title') : t('products.archive.title'),
        description: isArchived ? t('products.restore.text') : t('products.archive.text'),
        action: (
          <DeedButton onPress={() => store.setArchived(id, !isArchived)}>
            {isArchived ? t('products.bulk.restore') : t('products.bulk.archive')}
          </DeedButton>
        ),
      }}
    />
  );
}
