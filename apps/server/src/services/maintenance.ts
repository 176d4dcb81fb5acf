import { createMaintenanceJob } from '../domain/maintenance/job.ts';
import { createMaintenance } from '../domain/maintenance/maintenance.ts';
import { createMaintenancePlan, maintenanceJobName } from '../domain/maintenance/plan.ts';
import { createMaintenanceReport } from '../domain/maintenance/report.ts';
import { createMaintenanceMessages } from '../domain/maintenance/messages.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';
import type { Uptime } from './uptime.ts';
import type { Words } from './words.ts';

/** Work on nodes in waves, of which customers are notified. */
export function createMaintenanceArea(deps: ServiceDeps & Foundation & Hosting & Uptime & Words) {
  const maintenance = createMaintenance({ ...deps, report: createMaintenanceReport(deps) });
  const tellings = createMaintenanceMessages(deps);
  const own = { ...deps, machines: deps.nodeMachines, maintenance, tellings };
  return {
    maintenance,
    maintenancePlan: createMaintenancePlan(own),
    maintenanceJobs: { [maintenanceJobName]: createMaintenanceJob({ ...own, paceMs: deps.timings.batchPaceMs }) },
  };
}
