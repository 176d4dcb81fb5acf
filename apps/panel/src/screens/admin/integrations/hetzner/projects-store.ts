import type { HetznerProject } from '@kronos/api/contract';
import { adminHetznerProjects } from '@kronos/api/routes/admin-hetzner-projects';
import { adminHetznerServers } from '@kronos/api/routes/admin-hetzner-servers';
import { createAnswer } from '../../../../stores/create-answer.ts';
import { unwrapped } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** More projects than any installation has. */
const most = 100;

/** The projects in Hetzner Cloud, as last read. */
export function createProjectsStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const api = deps.api.extend({ adminHetznerProjects, adminHetznerServers });
  const { state, load, loadAgain } = createAnswer<HetznerProject[]>(deps, async (options) =>
    unwrapped(await api.adminHetznerProjects.list({ query: { per_page: most } }, options)),
  );
  follow('admin', 'hetzner-changed', loadAgain);

  return {
    state,
    load,
    /** Reads all projects now. The cards show which of them failed, and why. */
    async refresh(): Promise<void> {
      const outcome = await api.adminHetznerServers.refresh({}, { signal });
      if (outcome.kind !== 'ok') notices.failed(outcome);
      else if (outcome.data.failed === 0) notices.done((t) => t('hetzner.refreshed'));
      else notices.whoops((t) => t('hetzner.refreshFailed', { count: outcome.data.failed }));
      await load();
    },
  };
}
