import type { Registry } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-registries';
import { adminRegistries } from '@kronos/api/routes/admin-registries';
import { keptSecret } from '../../../../../parts/KeptSecret.tsx';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The account at a registry, or the form for a new one. */
export const Page = formScreen({
  subject: 'registries',
  audit: 'registry',
  calls: (api) => api.extend({ adminRegistries }).adminRegistries,
  fields: createFields,
  sections: { account: ['host', 'username', 'password'] },
  nameOf: ({ host }) => host,
  back: href(adminRoutes.docker),
  open: (id) => href(adminRoutes.registry, { registry: id }),
  staleOn: { admin: ['docker-settings-changed'] },
  param: 'registry',
  secrets: ['password'],
  custom: { password: keptSecret<Partial<Registry>>({ isSet: ({ id }) => id !== undefined, maxLength: 2000 }) },
});
