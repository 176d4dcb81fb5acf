import type { NodeRebootPlan } from '@kronos/api/contract';
import { adminReboots } from '@kronos/api/routes/admin-reboots';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The actions on reboots besides listing and canceling them. */
export function createRebootsStore({ api, notices, signal }: Pick<StoreDeps, 'api' | 'notices' | 'signal'>) {
  const { adminReboots: calls } = api.extend({ adminReboots });
  return {
    /** Plans a reboot of each node; the form shows a refusal. */
    async plan(body: NodeRebootPlan) {
      const outcome = await calls.plan({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('reboots.plan.done', { count: body.node_ids.length }));
      return outcome;
    },
  };
}
