import type { NodeDefaults } from '@kronos/api/contract';
import { adminNodeDefaults } from '@kronos/api/routes/admin-node-defaults';
import { createAnswer } from '../../stores/create-answer.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The defaults in the form of a new node. */
export function createNodeDefaultsStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { adminNodeDefaults: api } = deps.api.extend({ adminNodeDefaults });
  const { state, load, loadAgain } = createAnswer<NodeDefaults>(deps, (options) => api.read({}, options));
  // Another admin may have changed them; the ports also change with the deployment settings.
  follow('admin', 'node-defaults-changed', loadAgain);
  follow('admin', 'deployment-settings-changed', loadAgain);

  return {
    state,
    load,
    /** Saves the given values and keeps the others; the form shows a refusal. */
    async save(body: Partial<NodeDefaults>) {
      const outcome = await api.save({ body }, { signal });
      if (outcome.kind === 'ok') {
        await load();
        notices.done((t) => t('nodeDefaults.saved'));
      }
      return outcome;
    },
  };
}
