import { createFields } from '@kronos/api/forms/admin-popups';
import { adminPopups } from '@kronos/api/routes/admin-popups';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { newPeriod } from '../../parts/new-period.ts';
import { announcementRoles } from '../../parts/words.ts';
import { Preview } from './Preview.tsx';

/** The form for a new or existing popup. */
export const Page = formScreen({
  subject: 'words.popups',
  audit: 'popup',
  calls: (api) => api.extend({ adminPopups }).adminPopups,
  fields: createFields,
  sections: {
    message: ['title', 'body', 'type', 'size', 'confirm_read'],
    audience: ['audience', 'occasion'],
    period: ['is_enabled', 'starts_at', 'ends_at'],
  },
  nameOf: ({ title }) => title,
  back: href(adminRoutes.popups),
  staleOn: { system: ['words-changed'] },
  blank: (now) => ({
    type: 'info',
    size: 'standard',
    occasion: 'visit',
    audience: [...announcementRoles],
    ...newPeriod(now),
  }),
  actions: (draft) => <Preview draft={draft} />,
});
