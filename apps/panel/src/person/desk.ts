import { adminDashboard } from '@kronos/api/routes/admin-dashboard';
import { processes } from '@kronos/api/routes/processes';
import type { AppParts } from '../app/create-app.ts';
import { type AdminDashboardStore, createAdminDashboardStore } from './admin-dashboard.ts';
import { createProcessesStore, type ProcessesStore } from './processes.ts';

/** The stores that admins have on every page. */
export interface Desk {
  readonly adminDashboard: AdminDashboardStore;
  readonly processes: ProcessesStore;
}

/** Makes them. */
export function createDesk(app: AppParts, signal: AbortSignal): Desk {
  const api = app.api.extend({ adminDashboard, processes });
  return {
    adminDashboard: createAdminDashboardStore({ api, clock: app.clock, signal }),
    processes: createProcessesStore({ api, clock: app.clock, signal }),
  };
}
