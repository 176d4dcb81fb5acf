import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams } from './schemas/common.ts';
import { exportOf, listFilter, listOf, listQuery } from './schemas/list.ts';
import { allProductTypes, product, productCategories, productChange, productDraft } from './schemas/product.ts';

/** Whether what is no longer sold is listed: beside the others, or alone. Not at all unless asked for. */
export const archiveFilters = ['with', 'only'] as const;
export type ArchiveFilter = (typeof archiveFilters)[number];

const productsFilter = listFilter({ sorts: ['name', 'created_at', 'servers'] }).extend({
  category: z.enum(productCategories).optional(),
  type: z.enum(allProductTypes).optional(),
  archived: z.enum(archiveFilters).optional(),
});

const admins = { who: 'admin', owner: 'house' } as const;
const aProduct = { from: 'adminProducts.list' } as const;
const written = ['adminProducts.create'] as const;
const draft = { name: 'A sample', limits: {}, visibility: 'hidden' } as const;

export const adminProducts = defineEndpoints({
  list: {
    ...admins,
    method: 'GET',
    path: '/api/admin/products',
    query: listQuery(productsFilter),
    response: listOf(product),
    source: '§7',
    summary: 'What is sold; `q` searches name and text, `category`, `type` and `archived` narrow it.',
  },
  export: {
    ...admins,
    method: 'GET',
    path: '/api/admin/products/export',
    query: productsFilter,
    response: exportOf(product),
    source: 'screens',
    summary: 'All products that a filter leaves, in its order, up to 25,000.',
  },
  one: {
    ...admins,
    method: 'GET',
    path: '/api/admin/products/:id',
    params: idParams,
    sample: aProduct,
    response: z.object({ data: product }),
    source: 'screens',
    summary: 'One product with how many servers were made of it.',
  },
  create: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products',
    body: productDraft,
    sample: { body: { ...draft, category: 'server', type: 'plex' } },
    response: done.extend({ id: z.number().int() }),
    source: 'screens',
    summary: 'Makes a product. Of its limits those are kept that its type has.',
  },
  update: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products/:id',
    params: idParams,
    body: productChange,
    sample: { after: written, body: draft },
    response: done,
    source: 'screens',
    summary: 'Changes a product. Servers that were made of it keep what they have.',
  },
  duplicate: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products/:id/duplicate',
    params: idParams,
    sample: { after: written },
    response: done.extend({ id: z.number().int() }),
    source: 'screens',
    summary: 'Makes a hidden copy, to be changed.',
  },
  archive: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products/:id/archive',
    params: idParams,
    sample: { after: written },
    response: done,
    source: 'screens',
    summary: 'Ends its sale; what was made of it stays.',
  },
  restore: {
    ...admins,
    method: 'POST',
    path: '/api/admin/products/:id/restore',
    params: idParams,
    sample: { after: written },
    response: done,
    source: 'screens',
    summary: 'Sells an archived product again.',
  },
});
