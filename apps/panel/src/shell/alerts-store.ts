import type { Alert } from '@kronos/api/contract';
import { alerts as routes } from '@kronos/api/routes/alerts';
import { proxy } from 'valtio/vanilla';
import { keepCurrent } from '../stores/keep-current.ts';
import type { StoreDeps } from '../stores/store-deps.ts';

/** The alerts that are on for this person, on whatever page. */
export function createAlertsStore(deps: StoreDeps) {
  const { api, notices, signal } = deps;
  const { alerts } = api.extend({ alerts: routes });
  const state = proxy<{ shown: Alert[] }>({ shown: [] });
  /** Those that were put away here; the answer to a question asked before that still has them. */
  const dismissed = new Set<number>();
  const load = keepCurrent(deps, {
    read: (options) => alerts.current({}, options),
    show: ({ data }) => {
      state.shown = data.filter(({ id }) => !dismissed.has(id));
    },
  });

  return {
    state,
    /** Takes it away for good; it comes back when that could not be kept. */
    async dismiss(id: number): Promise<void> {
      dismissed.add(id);
      state.shown = state.shown.filter((alert) => alert.id !== id);
      const outcome = await alerts.dismiss({ params: { id } }, { signal });
      if (outcome.kind === 'ok' || outcome.kind === 'aborted') return;
      dismissed.delete(id);
      notices.failed(outcome);
      await load();
    },
  };
}
