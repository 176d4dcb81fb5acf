import { createFields } from '@kronos/api/forms/admin-deployment-paths';
import { adminDeploymentPaths } from '@kronos/api/routes/admin-deployment-paths';
import { CheckFolder } from '../../../../../parts/folders/CheckFolder.tsx';
import { FolderChecks } from '../../../../../parts/folders/FolderChecks.tsx';
import { formScreen } from '../../../../../resource/form-screen.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The results of the last checks of a deployment path and its form, or the form for a new one. */
export const Page = formScreen({
  subject: 'deploymentPaths',
  audit: 'deployment-path',
  calls: (api) => api.extend({ adminDeploymentPaths }).adminDeploymentPaths,
  fields: createFields,
  sections: { place: ['name', 'path', 'node_id', 'is_enabled'] },
  nameOf: ({ name }) => name,
  back: href(adminRoutes.deploymentPaths),
  open: (id) => href(adminRoutes.deploymentPath, { deploymentPath: id }),
  staleOn: { admin: ['deployment-paths-changed'] },
  param: 'deploymentPath',
  find: { node_id: { records: 'nodes', saved: ({ node }) => node && { id: node.id, name: node.alias } } },
  above: ({ checks }) => <FolderChecks checks={checks} />,
  actions: (_, path) => path && <CheckFolder owner="deployment" record={path} />,
});
