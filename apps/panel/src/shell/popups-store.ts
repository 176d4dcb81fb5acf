import type { Popup } from '@kronos/api/contract';
import { popups as routes } from '@kronos/api/routes/popups';
import { proxy } from 'valtio/vanilla';
import type { StoreDeps } from '../stores/store-deps.ts';
import { keepCurrent } from '../stores/keep-current.ts';

/** The popups that wait for this person, one after the other. */
export function createPopupsStore(deps: StoreDeps) {
  const { api, signal, follow } = deps;
  const { popups } = api.extend({ popups: routes });
  const state = proxy<{ waiting: Popup[] }>({ waiting: [] });
  /** Those that were closed here; the answer to a question asked before that still has them. */
  const closed = new Set<number>();
  // What happens before the first answer may not be in it.
  let awaitsServers = true;
  const load = keepCurrent(deps, {
    read: (options) => popups.current({}, options),
    show({ data, awaits_servers }) {
      awaitsServers = awaits_servers;
      state.waiting = data.filter(({ id }) => !closed.has(id));
    },
  });
  follow('user', 'server-updated', () => void (awaitsServers && load()));

  return {
    state,
    /** It was read. Where that cannot be kept, it is shown again at the next visit. */
    async close(id: number): Promise<void> {
      closed.add(id);
      state.waiting = state.waiting.filter((popup) => popup.id !== id);
      await popups.markRead({ params: { id } }, { signal });
    },
  };
}
