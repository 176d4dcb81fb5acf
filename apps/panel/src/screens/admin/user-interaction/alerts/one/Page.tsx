import { createFields } from '@kronos/api/forms/admin-alerts';
import { adminAlerts } from '@kronos/api/routes/admin-alerts';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { newPeriod } from '../../parts/new-period.ts';
import { audienceRoles, shortName } from '../../parts/words.ts';
import { PagesField } from './PagesField.tsx';
import { Preview } from './Preview.tsx';

/** The form for a new or existing alert. */
export const Page = formScreen({
  subject: 'words.alerts',
  audit: 'alert',
  calls: (api) => api.extend({ adminAlerts }).adminAlerts,
  fields: createFields,
  sections: {
    message: ['text', 'tone', 'is_dismissible'],
    audience: ['audience', 'pages'],
    period: ['is_enabled', 'starts_at', 'ends_at'],
  },
  nameOf: ({ text }) => shortName(text),
  back: href(adminRoutes.alerts),
  staleOn: { system: ['words-changed'] },
  blank: (now) => ({ tone: 'info', is_dismissible: true, audience: [...audienceRoles], ...newPeriod(now) }),
  custom: { pages: PagesField },
  preview: (draft) => <Preview draft={draft} />,
});
