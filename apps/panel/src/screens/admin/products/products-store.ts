import { adminProducts } from '@kronos/api/routes/admin-products';
import type { StoreDeps } from '../../../stores/store-deps.ts';

/** The actions on products besides editing them. */
export function createProductsStore({ api, notices, signal }: StoreDeps) {
  const { adminProducts: products } = api.extend({ adminProducts });
  return {
    async duplicate(id: number) {
      const outcome = await products.duplicate({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('products.duplicated'));
      else notices.failed(outcome);
      return outcome;
    },
    /** Archives a product, or puts it back on sale. */
    async setArchived(id: number, isArchived: boolean) {
      const outcome = await (isArchived ? products.archive : products.restore)({ params: { id } }, { signal });
      if (outcome.kind === 'ok')
        notices.done((t) => t(isArchived ? 'products.bulk.archive.done' : 'products.bulk.restore.done', { count: 1 }));
      else notices.failed(outcome);
    },
  };
}
