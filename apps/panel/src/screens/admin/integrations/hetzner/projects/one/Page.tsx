import type { HetznerProject } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-hetzner-projects';
import { adminHetznerProjects } from '@kronos/api/routes/admin-hetzner-projects';
import { keptSecret } from '../../../../../../parts/KeptSecret.tsx';
import { formScreen } from '../../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../../routes/areas/admin.ts';
import { href } from '../../../../../../routes/href.ts';
import { foundText } from '../../words.ts';

/** The last read of a project in Hetzner Cloud and its form, or the form for a new one. */
export const Page = formScreen({
  subject: 'hetzner.projects',
  audit: 'hetzner-project',
  calls: (api) => api.extend({ adminHetznerProjects }).adminHetznerProjects,
  fields: createFields,
  sections: { project: ['name', 'api_token'] },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.hetzner),
  open: (id) => href(adminRoutes.hetznerProject, { hetznerProject: id }),
  staleOn: { admin: ['hetzner-changed'] },
  param: 'hetznerProject',
  secrets: ['api_token'],
  custom: {
    api_token: keptSecret<Partial<HetznerProject>>({
      isSet: (saved) => saved.has_credentials === true,
      maxLength: 200,
    }),
  },
  about: (project, { t, format, now }) => foundText(project, t, format, now),
  danger: {},
});
