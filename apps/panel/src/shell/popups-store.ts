import type { Popup } from '@kronos/api/contract';
import { popups as routes } from '@kronos/api/routes/popups';
import { proxy } from 'valtio/vanilla';
import type { StoreDeps } from '../stores/store-deps.ts';
import { keepCurrent } from '../stores/keep-current.ts';

/** The user's pending popups, one after the other. */
export function createPopupsStore(deps: StoreDeps) {
  const { api, signal, follow } = deps;
  const { popups } = api.extend({ popups: routes });
  const state = proxy<{ waiting: Popup[] }>({ waiting: [] });
  /** The popups closed here; the response to an earlier request still has them. */
  const closed = new Set<number>();
  // An event before the first response may not be reflected in it.
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
    /** Marks a popup as read. If that fails, it is shown again on the next visit. */
    async close(id: number): Promise<void> {
      closed.add(id);
      state.waiting = state.waiting.filter((popup) => popup.id !== id);
      await popups.markRead({ params: { id } }, { signal });
    },
  };
}
