import type { HetznerProject } from '@kronos/api/contract';
import { adminHetznerProjects } from '@kronos/api/routes/admin-hetzner-projects';
import { adminHetznerServers } from '@kronos/api/routes/admin-hetzner-servers';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** More projects than anybody has. */
const most = 100;

/** The projects of Hetzner Cloud, as they were read last. */
export function createProjectsStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const api = base.extend({ adminHetznerProjects, adminHetznerServers });
  const state = proxy<{ projects: Loadable<HetznerProject[]> }>({ projects: { status: 'idle' } });

  const load = coalesce(async () => {
    if (state.projects.status !== 'ready') state.projects = { status: 'loading' };
    const outcome = await api.adminHetznerProjects.list({ query: { per_page: most } }, { signal });
    if (signal.aborted) return;
    const read = outcome.kind === 'ok' ? { ...outcome, data: outcome.data.data } : outcome;
    state.projects = settle(state.projects, read, clock.now());
  });
  follow('admin', 'hetzner-changed', () => {
    if (state.projects.status !== 'idle') void load();
  });

  return {
    state,
    load,
    /** Reads all projects now; the cards say which did not tell, and why. */
    async refresh(): Promise<void> {
      const outcome = await api.adminHetznerServers.refresh({}, { signal });
      if (outcome.kind !== 'ok') notices.failed(outcome);
      else if (outcome.data.failed === 0) notices.done((t) => t('hetzner.refreshed'));
      else notices.whoops((t) => t('hetzner.refreshFailed', { count: outcome.data.failed }));
      await load();
    },
  };
}
