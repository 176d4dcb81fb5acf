import { adminDashboard } from '@kronos/api/routes/admin-dashboard';
import { processes } from '@kronos/api/routes/processes';
import type { App } from '../context/app.ts';
import type { AdminScope } from '../context/user-scope.ts';
import { createAdminDashboardStore } from '../stores/admin-dashboard.ts';
import { createProcessesStore } from '../stores/processes.ts';

/** Creates the stores that admins have on every page. */
export function createAdminScope(app: App, signal: AbortSignal): AdminScope {
  const api = app.api.extend({ adminDashboard, processes });
  return {
    adminDashboard: createAdminDashboardStore({ api, clock: app.clock, signal }),
    processes: createProcessesStore({ api, clock: app.clock, signal }),
  };
}
