import type { NodeDefaults } from '@kronos/api/contract';
import { adminNodeDefaults } from '@kronos/api/routes/admin-node-defaults';
import { createAnswer } from '../../stores/create-answer.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** What the form of a new node begins with. */
export function createNodeDefaultsStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { adminNodeDefaults: api } = deps.api.extend({ adminNodeDefaults });
  const { state, load, loadAgain } = createAnswer<NodeDefaults>(deps, (options) => api.read({}, options));
  // Another admin may have changed them; the ports are changed with the deployment, too.
  follow('admin', 'node-defaults-changed', loadAgain);
  follow('admin', 'deployment-settings-changed', loadAgain);

  return {
    state,
    load,
    /** Saves what is given and keeps the rest; the form shows a refusal. */
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
