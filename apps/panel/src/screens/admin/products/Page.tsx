import { adminProductsFilters } from '@kronos/api/forms/admin-products';
import { adminProducts } from '@kronos/api/routes/admin-products';
import { listScreen } from '../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { Marks, pricesText, serversMadeOf } from './row-parts.tsx';

/** The products (spec §2, /app/admin/products). */
export const Page = listScreen({
  subject: 'products',
  read: (api) => api.extend({ adminProducts }).adminProducts,
  filters: adminProductsFilters,
  // The list also shows how many servers were made from each product.
  staleOn: { admin: ['products-changed', 'new-deployment'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.product, { product: id }),
      { minWidth: 160 },
    ),
    category: cell.option(({ category }) => category, { width: 112 }),
    type: cell.option(({ type }) => type, { width: 112 }),
    prices: cell.text((product, { t, format }) => pricesText(product, t, format), { minWidth: 160 }),
    marks: cell.custom((product, { t }) => <Marks product={product} t={t} />, { width: 152 }),
    servers: cell.number(({ servers }) => servers, { address: serversMadeOf, width: 96 }),
    stock: cell.exported(({ stock }) => stock),
    billing: cell.exported(({ billing_id }) => billing_id),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
    archived: cell.exported(({ archived_at }) => archived_at),
  }),
  bulk: {
    archive: ({ archived_at }) => archived_at === null,
    restore: ({ archived_at }) => archived_at !== null,
  },
  create: href(adminRoutes.productCategory),
});
