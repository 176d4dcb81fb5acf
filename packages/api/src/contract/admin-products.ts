import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, resource } from './resource.ts';
import { done, idParams } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { allProductTypes, product, productCategories, productChange, productDraft } from './schemas/product.ts';

/** Whether archived products are listed: along with the others, or alone. By default they are not listed. */
export const archiveFilters = ['with', 'only'] as const;
export type ArchiveFilter = (typeof archiveFilters)[number];

const productsFilter = listFilter({ sorts: ['name', 'created_at', 'servers'] }).extend({
  category: z.enum(productCategories).optional(),
  type: z.enum(allProductTypes).optional(),
  archived: z.enum(archiveFilters).optional(),
});

const admins = { who: 'admin', owner: 'house' } as const;
const written = ['adminProducts.create'] as const;
const sample = { name: 'A sample', limits: {}, visibility: 'hidden' } as const;

/** Products are archived, not deleted: what was made from one refers to it. */
const { remove: _, ...rows } = resource({
  path: '/api/admin/products',
  who: 'admin',
  group: 'adminProducts',
  many: 'products',
  filter: productsFilter,
  record: product,
  body: productDraft,
  change: productChange,
  sample: { body: { ...sample, category: 'server', type: 'plex' }, change: sample },
  source: '§7',
  summary: {
    list: 'Returns the products; `q` searches name and text; `category`, `type` and `archived` filter them.',
    one: 'Returns one product with the number of its servers.',
    create: 'Creates a product. Limits that its type does not have are dropped.',
    update: 'Changes a product. Existing servers are not affected.',
  },
});

export const adminProducts = defineEndpoints({
  ...rows,
  bulk: bulkEndpoint({
    path: '/api/admin/products',
    who: 'admin',
    many: 'products',
    actions: ['archive', 'restore'],
    sample: { after: written, body: { ids: ['{id}'], action: 'archive' } },
    summary: 'Archives or restores several products, with a result for each.',
  }),
  duplicate: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products/:id/duplicate',
    params: idParams,
    sample: { after: written },
    response: done.extend({ id: z.number().int() }),
    source: 'screens',
    summary: 'Creates a hidden copy of a product.',
  },
  archive: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products/:id/archive',
    params: idParams,
    sample: { after: written },
    response: done,
    source: 'screens',
    summary: 'Archives a product: it is no longer sold; its servers stay.',
  },
  restore: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products/:id/restore',
    params: idParams,
    sample: { after: written },
    response: done,
    source: 'screens',
    summary: 'Restores an archived product: it is sold again.',
  },
});
