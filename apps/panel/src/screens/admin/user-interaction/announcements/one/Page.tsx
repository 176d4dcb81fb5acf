import { createFields } from '@kronos/api/forms/admin-announcements';
import { adminAnnouncements } from '@kronos/api/routes/admin-announcements';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { newPeriod } from '../../parts/new-period.ts';
import { announcementRoles } from '../../parts/words.ts';
import { AudienceField } from './AudienceField.tsx';
import { Preview } from './Preview.tsx';

/** The form for a new or existing announcement. */
export const Page = formScreen({
  subject: 'words.announcements',
  audit: 'announcement',
  calls: (api) => api.extend({ adminAnnouncements }).adminAnnouncements,
  fields: createFields,
  sections: {
    message: ['header', 'content', 'size'],
    audience: ['audience'],
    period: ['is_enabled', 'starts_at', 'ends_at'],
  },
  nameOf: ({ header }) => header,
  back: href(adminRoutes.announcements),
  staleOn: { system: ['words-changed'] },
  blank: (now) => ({ audience: [...announcementRoles], ...newPeriod(now) }),
  custom: { audience: AudienceField },
  actions: (draft) => <Preview draft={draft} />,
});
