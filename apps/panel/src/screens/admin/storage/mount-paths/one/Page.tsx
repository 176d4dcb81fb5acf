import { createFields } from '@kronos/api/forms/admin-mount-paths';
import { adminMountPaths } from '@kronos/api/routes/admin-mount-paths';
import { CheckMount } from '../../../../../parts/mounts/CheckMount.tsx';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The form for a new or existing mount path. */
export const Page = formScreen({
  subject: 'mountPaths',
  audit: 'mount-path',
  calls: (api) => api.extend({ adminMountPaths }).adminMountPaths,
  fields: createFields,
  sections: { place: ['mount_id', 'path', 'read_only'] },
  nameOf: ({ path }) => path,
  back: href(adminRoutes.mountPaths),
  staleOn: { admin: ['mount-paths-changed'] },
  param: 'mountPath',
  find: { mount_id: { records: 'mounts', saved: ({ mount }) => mount } },
  actions: (_, path) => path && <CheckMount mount={path.mount} />,
  about: ({ mount, node }) => `${mount.name} · ${node.alias}`,
  danger: {
    loses: ({ libraries }, t) => [t('mountPaths.loses', { count: libraries })],
  },
});
