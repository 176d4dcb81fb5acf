import type { DeploymentSettings } from '@kronos/api/contract';
import { adminDeployment } from '@kronos/api/routes/admin-deployment';
import { createAnswer } from '../../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The settings for naming and placing new servers. */
export function createDeploymentStore(deps: StoreDeps) {
  const { api: base, notices, signal, follow } = deps;
  const { adminDeployment: api } = base.extend({ adminDeployment });
  const { state, load, loadAgain } = createAnswer<DeploymentSettings>(deps, (options) => api.read({}, options));
  // Another admin may have changed them.
  follow('admin', 'deployment-settings-changed', loadAgain);

  return {
    state,
    load,
    /** Saves the given settings and keeps the rest; the form shows a refusal. */
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
