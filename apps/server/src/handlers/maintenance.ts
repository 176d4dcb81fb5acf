import type { Contract, Handlers } from '@kronos/api/contract';
import type { Maintenance } from '../domain/maintenance/maintenance.ts';
import type { MaintenancePlan } from '../domain/maintenance/plan.ts';
import type { RequestContext } from '../http/request-context.ts';
import { recordHandlers } from './records.ts';

/** Handlers of the maintenance of nodes, for admins. */
export function adminMaintenanceHandlers({
  maintenance,
  maintenancePlan: plan,
}: {
  maintenance: Maintenance;
  maintenancePlan: MaintenancePlan;
}): Handlers<Contract, RequestContext>['adminMaintenance'] {
  const done = { success: true } as const;
  return {
    ...recordHandlers(maintenance),
    async plan({ params }) {
      await plan.plan(params.id);
      return done;
    },
    async pause({ params }) {
      await plan.pause(params.id);
      return done;
    },
    async resume({ params, body }) {
      await plan.resume(params.id, body);
      return done;
    },
    async cancel({ params }) {
      await plan.cancel(params.id);
      return done;
    },
  };
}
