import type { EngineDefaults } from '@kronos/api/contract';
import { adminEngineDefaults } from '@kronos/api/routes/admin-engine-defaults';
import { createAnswer } from '../../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The settings with which the containers of servers are created. */
export function createEngineDefaultsStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { adminEngineDefaults: api } = deps.api.extend({ adminEngineDefaults });
  const { state, load, loadAgain } = createAnswer<EngineDefaults>(deps, (options) => api.read({}, options));
  // Another admin may have changed them.
  follow('admin', 'docker-settings-changed', loadAgain);

  return {
    state,
    load,
    /** Saves the given settings and keeps the rest; the form shows a refusal. */
    async save(body: Partial<EngineDefaults>) {
      const outcome = await api.save({ body }, { signal });
      if (outcome.kind === 'ok') {
        await load();
        notices.done((t) => t('docker.defaults.saved'));
      }
      return outcome;
    },
  };
}
