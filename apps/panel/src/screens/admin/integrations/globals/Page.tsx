import { adminGlobalsFilters } from '@kronos/api/forms/admin-globals';
import { adminGlobals } from '@kronos/api/routes/admin-globals';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** The global variables (spec §7, GET /api/admin/integrations/globals). */
export const Page = listScreen({
  subject: 'globals',
  read: (api) => api.extend({ adminGlobals }).adminGlobals,
  filters: adminGlobalsFilters,
  staleOn: { admin: ['globals-changed', 'products-changed', 'new-deployment', 'scripts-changed'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.global, { global: id }),
      { minWidth: 160 },
    ),
    value: cell.text(({ value }, { t }) => value ?? t('globals.hidden'), { minWidth: 200 }),
    products: cell.number(({ products }) => products, { width: 112 }),
    servers: cell.number(({ servers }) => servers, { width: 104 }),
    scripts: cell.number(({ scripts }) => scripts, { width: 104 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  create: href(adminRoutes.newGlobal),
});
