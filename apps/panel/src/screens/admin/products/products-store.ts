import type { ProductChange, ProductDraft } from '@kronos/api/contract';
import { adminProducts } from '@kronos/api/routes/admin-products';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import { createRecordStore } from '../../../resource/record-store.ts';

export type ProductsStore = ReturnType<typeof createProductsStore>;

/** One product, and what admins do with it; follows what other admins change. */
export function createProductsStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const { adminProducts: products } = api.extend({ adminProducts });
  const one = createRecordStore({
    read: (id, options) => products.one({ params: { id } }, options),
    clock,
    signal,
  });
  follow('admin', 'products-changed', () => void one.load());
  // How many servers were made of each stands there too.
  follow('admin', 'new-deployment', () => void one.load());

  return {
    one,
    async create(body: ProductDraft) {
      const outcome = await products.create({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('products.created', { name: body.name }));
      return outcome;
    },
    async update(id: number, body: ProductChange) {
      const outcome = await products.update({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') {
        notices.done((t) => t('products.saved'));
        await one.load();
      }
      return outcome;
    },
    async duplicate(id: number) {
      const outcome = await products.duplicate({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('products.duplicated'));
      else notices.failed(outcome);
      return outcome;
    },
    /** Ends the sale of one, or begins it again. */
    async setArchived(id: number, isArchived: boolean) {
      const outcome = await (isArchived ? products.archive : products.restore)({ params: { id } }, { signal });
      if (outcome.kind === 'ok')
        notices.done((t) => t(isArchived ? 'products.bulk.archive.done' : 'products.bulk.restore.done', { count: 1 }));
      else notices.failed(outcome);
      await one.load();
    },
  };
}
