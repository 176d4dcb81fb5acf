import type { Contract, ResponseOf } from '@kronos/api/contract';
import { adminUptime } from '@kronos/api/routes/admin-uptime';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../platform/coalesce.ts';
import { type Loadable, settle } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type Answer = ResponseOf<Contract['adminUptime']['settings']>;

/** How many nodes are monitored, and what new monitors get. */
export function createCoverageStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const { adminUptime: api } = base.extend({ adminUptime });
  const state = proxy<{ read: Loadable<Answer> }>({ read: { status: 'idle' } });

  const load = coalesce(async () => {
    if (state.read.status !== 'ready') state.read = { status: 'loading' };
    const outcome = await api.settings({}, { signal });
    if (!signal.aborted) state.read = settle(state.read, outcome, clock.now());
  });
  const readAgain = () => {
    if (state.read.status !== 'idle') void load();
  };
  follow('admin', 'node-monitor-changed', readAgain);
  follow('admin', 'node-updated', readAgain);

  return {
    state,
    load,
    /** Saves what new monitors get; the form shows a refusal. */
    async save(interval_minutes: number) {
      const outcome = await api.save({ body: { interval_minutes } }, { signal });
      if (outcome.kind === 'ok') {
        notices.done((t) => t('uptime.settings.saved'));
        await load();
      }
      return outcome;
    },
    /** Monitors every node. */
    async addAll(): Promise<void> {
      const outcome = await api.addAll({}, { signal });
      if (outcome.kind === 'ok') {
        const { added } = outcome.data;
        notices.done((t) => t('uptime.addedAll', { count: added }));
      } else notices.failed(outcome);
      await load();
    },
  };
}
