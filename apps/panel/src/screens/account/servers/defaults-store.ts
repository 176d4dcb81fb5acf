import type { Contract, ResponseOf, ServerDefaults } from '@kronos/api/contract';
import { serverDefaults } from '@kronos/api/routes/server-defaults';
import { proxy } from 'valtio/vanilla';
import { createChoices } from '../../../stores/choices.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import { type Loadable, settle } from '../../../stores/loadable.ts';

export type DefaultsStore = ReturnType<typeof createDefaultsStore>;

/** The user's settings for all their servers. A choice takes effect at once. */
export function createDefaultsStore({ api, notices, clock, signal }: StoreDeps) {
  const calls = api.extend({ serverDefaults }).serverDefaults;
  const state = proxy<{ wanted: Loadable<ResponseOf<Contract['serverDefaults']['read']>> }>({
    wanted: { status: 'idle' },
  });
  const load = coalesce(async () => {
    if (state.wanted.status !== 'ready') state.wanted = { status: 'loading' };
    const outcome = await calls.read({}, { signal });
    if (!signal.aborted) state.wanted = settle(state.wanted, outcome, clock.now());
  });
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
