import type { ContentRow } from '@kronos/api/contract';
import { adminDynamicContentFilters } from '@kronos/api/forms/admin-dynamic-content';
import { adminDynamicContent } from '@kronos/api/routes/admin-dynamic-content';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { periodColumns } from '../parts/period-columns.ts';
import { entriesBulk } from '../parts/use-entries-bulk.tsx';
import { createContentsBulk } from './contents-store.ts';

const nameOf = ({ name }: ContentRow) => name;

/** The content that admins put in places of the panel (spec §2, /app/admin/user-interaction/dynamic-content). */
export const Page = listScreen({
  subject: 'words.contents',
  read: (api) => api.extend({ adminDynamicContent }).adminDynamicContent,
  filters: adminDynamicContentFilters,
  staleOn: { system: ['words-changed'] },
  rowName: nameOf,
  columns(cell) {
    const { state, audience, starts_at, ends_at } = periodColumns(cell);
    return {
      name: cell.link(nameOf, ({ id }) => href(adminRoutes.content, { id }), { minWidth: 200 }),
      state,
      place: cell.option(({ place }) => place, { minWidth: 160 }),
      audience,
      starts_at,
      ends_at,
    };
  },
  bulk: entriesBulk(createContentsBulk, nameOf),
  create: href(adminRoutes.content, { id: 'create' }),
  file: 'dynamic-content',
});
