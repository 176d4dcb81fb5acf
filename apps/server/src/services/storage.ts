import { createDeploymentPaths } from '../domain/mounts/deployment-paths.ts';
import { createFolderChecks } from '../domain/mounts/folder-checks.ts';
import { createFolderJob, folderJobName } from '../domain/mounts/folder-job.ts';
import { createFolderOrders } from '../domain/mounts/folder-orders.ts';
import { createLibraryPaths } from '../domain/mounts/library-paths.ts';
import { createMountAdministration } from '../domain/mounts/administration.ts';
import { createMountPaths } from '../domain/mounts/mount-paths.ts';
import { createMountJob, mountJobName } from '../domain/mounts/job.ts';
import { createMounts } from '../domain/mounts/mounts.ts';
import { createMountOrders } from '../domain/mounts/orders.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** The storage of nodes. */
export function createStorage(deps: ServiceDeps & Foundation & Hosting) {
  const mounts = createMounts(deps);
  const folderChecks = createFolderChecks(deps);
  const folderOrders = createFolderOrders({ ...deps, folderChecks });
  const own = { ...deps, mounts, folderChecks, folderOrders };
  return {
    mounts,
    mountAdministration: createMountAdministration(own),
    mountPaths: createMountPaths(own),
    libraryPaths: createLibraryPaths(own),
    deploymentPaths: createDeploymentPaths(own),
    mountOrders: createMountOrders(own),
    storageJobs: { [mountJobName]: createMountJob(own), [folderJobName]: createFolderJob(own) },
  };
}
