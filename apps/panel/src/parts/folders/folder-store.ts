import { adminDeploymentPaths } from '@kronos/api/routes/admin-deployment-paths';
import { adminLibraryPaths } from '@kronos/api/routes/admin-library-paths';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The kind of record whose folder is checked. */
export type FolderOwner = 'deployment' | 'library';

/** Checks folders on their nodes; the results arrive with the record. */
export function createFolderStore({ api, notices, signal }: StoreDeps) {
  const calls = api.extend({ adminDeploymentPaths, adminLibraryPaths });
  const groups = { deployment: calls.adminDeploymentPaths, library: calls.adminLibraryPaths };
  return {
    async check(owner: FolderOwner, { id, name }: { id: number; name: string }): Promise<void> {
      const outcome = await groups[owner].check({ params: { id } }, { signal });
      if (signal.aborted) return;
      if (outcome.kind !== 'ok') return notices.failed(outcome);
      const count = outcome.data.processes.length;
      notices.show({ tone: 'info', title: (t) => t('folders.checking', { name, count }) });
    },
  };
}
