import type { StatusOverview } from '@kronos/api/contract';
import { status } from '@kronos/api/routes/status';
import { createAnswer } from '../../../stores/create-answer.ts';
import { unwrapped } from '../../../stores/loadable.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';

/** The overview at the top of the status page, and whether the viewer is notified of changes. */
export function createStatusStore(deps: StoreDeps) {
  const { api: base, notices, signal, follow } = deps;
  const { status: api } = base.extend({ status });
  const { state, load, loadAgain } = createAnswer<StatusOverview>(deps, async (options) =>
    unwrapped(await api.show({}, options)),
  );
  follow('system', 'status-changed', loadAgain);

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
