import type { DeploymentSettings } from '@kronos/api/contract';
import { adminDeployment } from '@kronos/api/routes/admin-deployment';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** How servers are named and placed from now on. */
export function createDeploymentStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const { adminDeployment: api } = base.extend({ adminDeployment });
  const state = proxy<{ read: Loadable<DeploymentSettings> }>({ read: { status: 'idle' } });

  const load = coalesce(async () => {
    if (state.read.status !== 'ready') state.read = { status: 'loading' };
    const outcome = await api.read({}, { signal });
    if (!signal.aborted) state.read = settle(state.read, outcome, clock.now());
  });
  // Another admin may have changed them.
  follow('admin', 'deployment-settings-changed', () => {
    if (state.read.status !== 'idle') void load();
  });

  return {
    state,
    load,
    /** Saves what is given and keeps the rest; the form shows a refusal. */
    async save(change: Partial<DeploymentSettings>) {
      const outcome = await api.save({ body: change }, { signal });
      if (outcome.kind === 'ok') {
        await load();
        notices.done((t) => t('deployment.saved'));
      }
      return outcome;
    },
  };
}
