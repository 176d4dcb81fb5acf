import type { MailingRow } from '@kronos/api/contract';
import { adminMailingsFilters } from '@kronos/api/forms/admin-mailings';
import { adminMailings } from '@kronos/api/routes/admin-mailings';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { audienceText, stateTones } from './mailing-words.ts';

const nameOf = ({ subject }: MailingRow) => subject;

/** The mailings: drafts, and those that were sent (spec §2, /app/admin/user-interaction/send-email). */
export const Page = listScreen({
  subject: 'mailings',
  read: (api) => api.extend({ adminMailings }).adminMailings,
  filters: adminMailingsFilters,
  staleOn: { admin: ['mailing-updated'] },
  rowName: nameOf,
  columns: (cell) => ({
    subject: cell.link(nameOf, ({ id }) => href(adminRoutes.mailing, { id }), { minWidth: 200 }),
    state: cell.dot(({ state }) => state, stateTones, { busy: 'sending', width: 112 }),
    purpose: cell.exportedOption(({ purpose }) => purpose),
    audience: cell.text((row, { t }) => audienceText(row, t), { minWidth: 130 }),
    recipients: cell.number(({ recipients }) => recipients, { width: 88 }),
    sent: cell.number(({ sent }) => sent, { width: 80 }),
    failed: cell.number(({ failed }) => failed, { width: 80 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 124 }),
    started_at: cell.date(({ started_at }) => started_at, { none: 'mailings.notYet', width: 124 }),
  }),
  create: href(adminRoutes.mailing, { id: 'create' }),
});
