import type { Product } from '@kronos/api/contract';
import { useApp, useMessages, useStore } from '../../../../context/app-context.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { DeployButton } from '../../../../parts/deploy/DeployButton.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { createProductsStore } from '../products-store.ts';

/** The actions on a product: duplicating it, and creating a server from it. */
export function ProductActions({ product }: { product: Product }) {
  const { duplicate } = useStore(createProductsStore);
  const { location } = useApp();
  const t = useMessages();
  const copy = async () => {
    const outcome = await duplicate(product.id);
    if (outcome.kind === 'ok') location.navigate(href(adminRoutes.product, { product: outcome.data.id }));
  };
  return (
    <>
      <ActionButton onPress={copy}>{t('products.duplicate')}</ActionButton>
      {product.category === 'server' && (
        <DeployButton product={product} isDisabled={product.image === null || product.archived_at !== null} />
      )}
    </>
  );
}
