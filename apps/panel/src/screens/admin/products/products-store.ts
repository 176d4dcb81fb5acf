import type { ProductChange, ProductDraft } from '@kronos/api/contract';
import { adminProducts } from '@kronos/api/routes/admin-products';
import type { QueryOf } from '../../../resource/list-query.ts';
import { createListStore } from '../../../resource/list-store.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import { createRecordStore } from '../../../resource/record-store.ts';
import type { productsShape } from './shape.ts';

export type ProductsStore = ReturnType<typeof createProductsStore>;

/** What is sold, for admins; follows what other admins change. */
export function createProductsStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const { adminProducts: products } = api.extend({ adminProducts });
  const list = createListStore({
    read: (query: QueryOf<typeof productsShape>, options) => products.list({ query }, options),
    readAll: (query, options) => products.export({ query }, options),
    clock,
    signal,
  });
  const one = createRecordStore({
    read: (id, options) => products.one({ params: { id } }, options),
    clock,
    signal,
  });
  const readAgain = () => Promise.all([list.refresh(), one.load()]);
  follow('admin', 'products-changed', () => void readAgain());
  // How many servers were made of each stands there too.
  follow('admin', 'new-deployment', () => void readAgain());

  return {
    list,
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
    /** Ends the sale of these, one after the other, or begins it again; the first that is refused ends it. */
    async setArchived(rows: readonly { id: number }[], isArchived: boolean) {
      for (const { id } of rows) {
        const outcome = await (isArchived ? products.archive : products.restore)({ params: { id } }, { signal });
        if (signal.aborted) return;
        if (outcome.kind !== 'ok') {
          notices.failed(outcome);
          await readAgain();
          return;
        }
      }
      const count = rows.length;
      notices.done((t) => t(isArchived ? 'products.archived' : 'products.restored', { count }));
      await readAgain();
    },
  };
}
