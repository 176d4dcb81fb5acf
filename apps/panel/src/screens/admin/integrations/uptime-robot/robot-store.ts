import type { UptimeRobotAccount, UptimeRobotDraft } from '@kronos/api/contract';
import { adminUptime } from '@kronos/api/routes/admin-uptime';
import { adminUptimeRobot } from '@kronos/api/routes/admin-uptime-robot';
import { itemsOf } from '../../../../resource/bulk-run.ts';
import { createAnswer } from '../../../../stores/create-answer.ts';
import { unwrapped } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The UptimeRobot account, and the actions on its watches of nodes. */
export function createRobotStore(deps: StoreDeps) {
  const { notices, signal, follow } = deps;
  const { adminUptime: nodes, adminUptimeRobot: api } = deps.api.extend({ adminUptime, adminUptimeRobot });
  const { state, load, loadAgain } = createAnswer<UptimeRobotAccount | null>(deps, async (options) =>
    unwrapped(await api.show({}, options)),
  );
  follow('admin', 'node-monitor-changed', loadAgain);
  follow('admin', 'node-updated', loadAgain);

  return {
    state,
    load,
    /** Saves the account; the form shows a refusal. */
    async connect(body: UptimeRobotDraft) {
      const outcome = await api.connect({ body }, { signal });
      if (outcome.kind === 'ok') {
        notices.done((t) => t('uptime.account.saved'));
        await load();
      }
      return outcome;
    },
    async disconnect(): Promise<void> {
      const outcome = await api.disconnect({}, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('uptime.account.removed'));
      else notices.failed(outcome);
      await load();
    },
    /** Begins adding a watch for every node. */
    async watchAll(): Promise<void> {
      const outcome = await api.watchAll({}, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('uptime.account.asked'));
      else notices.failed(outcome);
      await load();
    },
    async cancel(): Promise<void> {
      const outcome = await api.cancel({}, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('uptime.account.cancelled'));
      else notices.failed(outcome);
      await load();
    },
    /** Adds or removes the watch of a node. */
    async change(id: number, action: 'watch' | 'unwatch'): Promise<void> {
      const outcome = await nodes.bulk({ body: { ids: [id], action } }, { signal });
      if (outcome.kind !== 'ok') return notices.failed(outcome);
      const [item] = itemsOf([{ id }], outcome);
      if (item?.failure) notices.whoops(item.failure);
      else notices.done((t) => t(`uptime.bulk.${action}.done`, { count: 1 }));
    },
  };
}
