import type { CdnHost } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-cdn-hosts';
import { adminCdnHosts } from '@kronos/api/routes/admin-cdn-hosts';
import { keptSecret } from '../../../../../parts/KeptSecret.tsx';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { foundText } from '../words.ts';
import { CheckButton } from './CheckButton.tsx';

/** The result of the last check of a CDN host, and its form; or the form for a new one. */
export const Page = formScreen({
  subject: 'cdnHosts',
  audit: 'cdn-host',
  calls: (api) => api.extend({ adminCdnHosts }).adminCdnHosts,
  fields: createFields,
  sections: { place: ['name', 'address', 'is_open'], admin: ['admin_url', 'admin_token', 'listen'] },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.cdnHosts),
  open: (id) => href(adminRoutes.cdnHost, { cdnHost: id }),
  staleOn: { admin: ['cdn-hosts-changed'] },
  param: 'cdnHost',
  secrets: ['admin_token'],
  custom: {
    admin_token: keptSecret<Partial<CdnHost>>({
      isSet: (saved) => saved.has_credentials === true,
      maxLength: 500,
      isOptional: true,
    }),
  },
  about: (host, { t, format, now }) => foundText(host, t, format, now),
  actions: (_, host) => host && <CheckButton host={host} />,
  danger: {},
});
