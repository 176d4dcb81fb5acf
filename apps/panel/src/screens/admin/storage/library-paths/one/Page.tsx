import { createFields } from '@kronos/api/forms/admin-library-paths';
import { adminLibraryPaths } from '@kronos/api/routes/admin-library-paths';
import { CheckFolder } from '../../../../../parts/folders/CheckFolder.tsx';
import { FolderChecks } from '../../../../../parts/folders/FolderChecks.tsx';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The form for a new or existing library path. */
export const Page = formScreen({
  subject: 'libraryPaths',
  audit: 'library-path',
  calls: (api) => api.extend({ adminLibraryPaths }).adminLibraryPaths,
  fields: createFields,
  sections: { library: ['name', 'kind'], place: ['mount_path_id', 'folder'] },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.libraryPaths),
  staleOn: { admin: ['library-paths-changed'] },
  param: 'libraryPath',
  above: ({ checks }) => <FolderChecks checks={checks} isRead />,
  actions: (_, path) => path && <CheckFolder owner="library" record={path} />,
  about: ({ mount_path, folder, node }) => `${mount_path.path}/${folder} · ${node.alias}`,
  find: { mount_path_id: { records: 'mountPaths', saved: ({ mount_path: { id, path } }) => ({ id, name: path }) } },
});
