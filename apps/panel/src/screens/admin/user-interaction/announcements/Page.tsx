import type { AnnouncementRow } from '@kronos/api/contract';
import { adminAnnouncementsFilters } from '@kronos/api/forms/admin-announcements';
import { adminAnnouncements } from '@kronos/api/routes/admin-announcements';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { periodColumns } from '../parts/period-columns.ts';
import { entriesBulk } from '../parts/use-entries-bulk.tsx';
import { createAnnouncementsBulk } from './announcements-store.ts';

const nameOf = ({ header }: AnnouncementRow) => header;

/** The messages shown to users at their next visit (spec §2, /app/admin/user-interaction/announcements). */
export const Page = listScreen({
  subject: 'words.announcements',
  read: (api) => api.extend({ adminAnnouncements }).adminAnnouncements,
  filters: adminAnnouncementsFilters,
  staleOn: { system: ['words-changed'] },
  rowName: nameOf,
  columns(cell) {
    const { state, audience, starts_at, ends_at } = periodColumns(cell);
    return {
      header: cell.link(nameOf, ({ id }) => href(adminRoutes.announcement, { id }), { minWidth: 200 }),
      size: cell.exportedOption(({ size }) => size),
      state,
      audience,
      reads: cell.number(({ reads }) => reads, { width: 96 }),
      starts_at,
      ends_at,
    };
  },
  bulk: entriesBulk(createAnnouncementsBulk, nameOf),
  create: href(adminRoutes.announcement, { id: 'create' }),
});
