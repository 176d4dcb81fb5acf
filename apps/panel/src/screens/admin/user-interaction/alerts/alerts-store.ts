import { adminAlerts } from '@kronos/api/routes/admin-alerts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createBulkStore } from '../parts/bulk-store.ts';

/** The bulk actions on alerts. */
export const createAlertsBulk = (deps: StoreDeps) =>
  createBulkStore(deps.api.extend({ adminAlerts }).adminAlerts, deps);
