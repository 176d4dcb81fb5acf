import { adminMailTemplatesFilters } from '@kronos/api/forms/admin-mail-templates';
import { adminMailTemplates } from '@kronos/api/routes/admin-mail-templates';
import { Link } from '@kronos/ui/Link';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { MailServer } from './MailServer.tsx';

const stateTones = { original: 'neutral', changed: 'accent' } as const;

/** The mail server, and the mail templates (spec §2, /app/admin/integrations/mail). */
export const Page = listScreen({
  subject: 'mail',
  read: (api) => api.extend({ adminMailTemplates }).adminMailTemplates,
  filters: adminMailTemplatesFilters,
  staleOn: { admin: ['mail-changed'] },
  rowName: ({ subject }) => subject,
  intro: <MailServer />,
  columns: (cell) => ({
    key: cell.custom(
      ({ id, key }, { option }) => <Link href={href(adminRoutes.mailTemplate, { template: id })}>{option(key)}</Link>,
      { file: ({ key }, { option }) => option(key), isRowHeader: true, minWidth: 180 },
    ),
    subject: cell.text(({ subject }) => subject, { minWidth: 240 }),
    state: cell.badge(({ state }) => state, stateTones, { width: 112 }),
    changed_at: cell.date(({ changed_at }) => changed_at, { none: 'mail.never', width: 136 }),
  }),
});
