import type { AlertRow } from '@kronos/api/contract';
import { adminAlertsFilters } from '@kronos/api/forms/admin-alerts';
import { adminAlerts } from '@kronos/api/routes/admin-alerts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { periodColumns } from '../parts/period-columns.ts';
import { entriesBulk } from '../parts/use-entries-bulk.tsx';
import { createAlertsBulk } from './alerts-store.ts';
import { pagesText } from './pages.ts';

const nameOf = ({ text }: AlertRow) => text;

/** The bars that admins put on pages (spec §2, /app/admin/user-interaction/alerts). */
export const Page = listScreen({
  subject: 'words.alerts',
  read: (api) => api.extend({ adminAlerts }).adminAlerts,
  filters: adminAlertsFilters,
  staleOn: { system: ['words-changed'] },
  rowName: nameOf,
  columns(cell) {
    const { state, audience, starts_at, ends_at } = periodColumns(cell);
    return {
      text: cell.link(nameOf, ({ id }) => href(adminRoutes.alert, { id }), { minWidth: 220 }),
      tone: cell.exportedOption(({ tone }) => tone),
      state,
      audience,
      pages: cell.text(({ pages }, { t }) => pagesText(pages, t), { minWidth: 120 }),
      starts_at,
      ends_at,
      dismissals: cell.exported(({ dismissals }) => dismissals),
    };
  },
  bulk: entriesBulk(createAlertsBulk, nameOf),
  create: href(adminRoutes.alert, { id: 'create' }),
});
