import { adminLibraryPathsFilters } from '@kronos/api/forms/admin-library-paths';
import { adminLibraryPaths } from '@kronos/api/routes/admin-library-paths';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

/** The folders that become libraries (spec §2, /app/admin/storage/library-paths). */
export const Page = listScreen({
  subject: 'libraryPaths',
  read: (api) => api.extend({ adminLibraryPaths }).adminLibraryPaths,
  filters: adminLibraryPathsFilters,
  staleOn: { admin: ['library-paths-changed', 'mount-paths-changed', 'node-updated'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    name: cell.link(
      ({ name }) => name,
      ({ id }) => href(adminRoutes.libraryPath, { libraryPath: id }),
      { minWidth: 140 },
    ),
    kind: cell.option(({ kind }) => kind, { width: 112 }),
    path: cell.text(({ mount_path, folder }) => `${mount_path.path}/${folder}`, { minWidth: 180 }),
    node: cell.text(({ node }) => node.alias, { minWidth: 120 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  create: href(adminRoutes.newLibraryPath),
});
