import { adminMountPathsFilters } from '@kronos/api/forms/admin-mount-paths';
import { adminMountPaths } from '@kronos/api/routes/admin-mount-paths';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** The paths at which mounts are bound inside containers (spec §2, /app/admin/storage/mount-paths). */
export const Page = listScreen({
  subject: 'mountPaths',
  read: (api) => api.extend({ adminMountPaths }).adminMountPaths,
  filters: adminMountPathsFilters,
  staleOn: { admin: ['mount-paths-changed', 'library-paths-changed', 'mounts-changed', 'node-updated'] },
  rowName: ({ path }) => path,
  columns: (cell) => ({
    path: cell.link(
      ({ path }) => path,
      ({ id }) => href(adminRoutes.mountPath, { mountPath: id }),
      { minWidth: 160 },
    ),
    mount: cell.text(({ mount }) => mount.name, { minWidth: 140 }),
    node: cell.text(({ node }) => node.alias, { minWidth: 120 }),
    access: cell.option(({ read_only }) => (read_only ? 'read' : 'write'), { width: 136 }),
    libraries: cell.number(({ libraries }) => libraries, { width: 112 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  create: href(adminRoutes.newMountPath),
});
