import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { RebootPlan } from '../domain/nodes/reboot-plan.ts';
import type { Reboots } from '../domain/nodes/reboots.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

/** Handlers of the reboots of nodes, for admins. */
export const adminRebootsHandlers = ({
  audit,
  reboots,
  rebootPlan,
}: {
  audit: Audit;
  reboots: Reboots;
  rebootPlan: RebootPlan;
}): Handlers<Contract, RequestContext>['adminReboots'] => ({
  list: ({ query }) => reboots.list(query),
  export: ({ query }) => reboots.export(query),
  bulk: bulkHandler(audit, { cancel: (id) => rebootPlan.cancel(id) }),
  async plan({ body }, { session }) {
    await rebootPlan.plan(body, session.user);
    return { success: true };
  },
  async cancel({ params }) {
    await rebootPlan.cancel(params.id);
    return { success: true };
  },
});
