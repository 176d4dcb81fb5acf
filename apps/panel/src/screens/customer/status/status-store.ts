import type { StatusOverview } from '@kronos/api/contract';
import { status } from '@kronos/api/routes/status';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../stores/loadable.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';

/** What the page of the status begins with, and whether the viewer is notified of changes. */
export function createStatusStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const { status: api } = base.extend({ status });
  const state = proxy<{ read: Loadable<StatusOverview> }>({ read: { status: 'idle' } });

  const load = coalesce(async () => {
    if (state.read.status !== 'ready') state.read = { status: 'loading' };
    const outcome = await api.show({}, { signal });
    if (signal.aborted) return;
    state.read = settle(
      state.read,
      outcome.kind === 'ok' ? { ...outcome, data: outcome.data.data } : outcome,
      clock.now(),
    );
  });
  follow('system', 'status-changed', () => {
    if (state.read.status !== 'idle') void load();
  });

  return {
    state,
    load,
    async subscribe(is_subscribed: boolean): Promise<void> {
      const outcome = await api.subscribe({ body: { is_subscribed } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t(is_subscribed ? 'status.subscribed' : 'status.unsubscribed'));
      else notices.failed(outcome);
      await load();
    },
  };
}
