import type { PopupRow } from '@kronos/api/contract';
import { adminPopupsFilters } from '@kronos/api/forms/admin-popups';
import { adminPopups } from '@kronos/api/routes/admin-popups';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { periodColumns } from '../parts/period-columns.ts';
import { entriesBulk } from '../parts/use-entries-bulk.tsx';
import { createPopupsBulk } from './popups-store.ts';
import { typeWords } from './popup-words.ts';

const nameOf = ({ title }: PopupRow) => title;

/** Dialogs that users are shown once, on an occasion (spec §2, /app/admin/user-interaction/popups). */
export const Page = listScreen({
  subject: 'words.popups',
  read: (api) => api.extend({ adminPopups }).adminPopups,
  filters: adminPopupsFilters,
  staleOn: { system: ['words-changed'] },
  rowName: nameOf,
  columns(cell) {
    const { state, audience, starts_at, ends_at } = periodColumns(cell);
    return {
      title: cell.link(nameOf, ({ id }) => href(adminRoutes.popup, { id }), { minWidth: 200 }),
      tone: cell.exported(({ type }, { t }) => t(typeWords[type])),
      size: cell.exportedOption(({ size }) => size),
      state,
      occasion: cell.option(({ occasion }) => occasion, { minWidth: 170 }),
      audience,
      closed: cell.number(({ reads }) => reads, { width: 104 }),
      starts_at,
      ends_at,
    };
  },
  bulk: entriesBulk(createPopupsBulk, nameOf),
  create: href(adminRoutes.popup, { id: 'create' }),
});
