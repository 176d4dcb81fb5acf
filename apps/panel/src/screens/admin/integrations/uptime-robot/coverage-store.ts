import type { Contract, ResponseOf } from '@kronos/api/contract';
import { adminUptime } from '@kronos/api/routes/admin-uptime';
import { createAnswer } from '../../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

type Answer = ResponseOf<Contract['adminUptime']['settings']>;

/** How many nodes are monitored, and the settings for new monitors. */
export function createCoverageStore(deps: StoreDeps) {
  const { api: base, notices, signal, follow } = deps;
  const { adminUptime: api } = base.extend({ adminUptime });
  const { state, load, loadAgain } = createAnswer<Answer>(deps, (options) => api.settings({}, options));
  follow('admin', 'node-monitor-changed', loadAgain);
  follow('admin', 'node-updated', loadAgain);

  return {
    state,
    load,
    /** Saves the settings for new monitors; the form shows a refusal. */
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
