import { createFields } from '@kronos/api/forms/admin-dynamic-content';
import { adminDynamicContent } from '@kronos/api/routes/admin-dynamic-content';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { newPeriod } from '../../parts/new-period.ts';
import { audienceRoles } from '../../parts/words.ts';
import { Preview } from './Preview.tsx';

/** The form for new or existing dynamic content. */
export const Page = formScreen({
  subject: 'words.contents',
  audit: 'content',
  calls: (api) => api.extend({ adminDynamicContent }).adminDynamicContent,
  fields: createFields,
  sections: {
    message: ['name', 'content'],
    audience: ['audience', 'place'],
    period: ['is_enabled', 'starts_at', 'ends_at'],
  },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.contents),
  staleOn: { system: ['words-changed'] },
  blank: (now) => ({ place: 'dashboard_top', audience: [...audienceRoles], ...newPeriod(now) }),
  preview: ({ content }) => content !== '' && <Preview html={content} />,
});
