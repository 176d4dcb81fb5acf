import type { ServerDefaults } from '@kronos/api/contract';
import { serverDefaults } from '@kronos/api/routes/server-defaults';
import { createChoices } from '../../../stores/choices.ts';
import { createAnswer } from '../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';

export type DefaultsStore = ReturnType<typeof createDefaultsStore>;

/** The user's settings for all their servers. A choice takes effect at once. */
export function createDefaultsStore(deps: StoreDeps) {
  const { api, notices, signal } = deps;
  const calls = api.extend({ serverDefaults }).serverDefaults;
  const { state, load } = createAnswer(deps, (options) => calls.read({}, options));
  const save = async (change: Partial<ServerDefaults>) => {
    const outcome = await calls.save({ body: change }, { signal });
    if (outcome.kind === 'ok' && !signal.aborted) {
      notices.done((t) => t('serverSettings.done'));
      await load();
    }
    return outcome;
  };
  const choices = createChoices<ServerDefaults>();
  return {
    state,
    choices: choices.state,
    load,
    save: (change: Partial<ServerDefaults>) => choices.make(change, () => save(change)),
  };
}
