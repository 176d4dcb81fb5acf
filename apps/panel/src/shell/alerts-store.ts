import type { Alert } from '@kronos/api/contract';
import { alerts as routes } from '@kronos/api/routes/alerts';
import { proxy } from 'valtio/vanilla';
import { keepCurrent } from '../stores/keep-current.ts';
import type { StoreDeps } from '../stores/store-deps.ts';

/** The user's current alerts, for all pages. */
export function createAlertsStore(deps: StoreDeps) {
  const { api, notices, signal } = deps;
  const { alerts } = api.extend({ alerts: routes });
  const state = proxy<{ shown: Alert[] }>({ shown: [] });
  /** The alerts dismissed here; the response to an earlier request still has them. */
  const dismissed = new Set<number>();
  const load = keepCurrent(deps, {
    read: (options) => alerts.current({}, options),
    show: ({ data }) => {
      state.shown = data.filter(({ id }) => !dismissed.has(id));
    },
  });

  return {
    state,
    /** Dismisses an alert; it is shown again if that fails. */
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
