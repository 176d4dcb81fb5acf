import { adminPopups } from '@kronos/api/routes/admin-popups';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createBulkStore } from '../parts/bulk-store.ts';

/** The bulk actions on popups. */
export const createPopupsBulk = (deps: StoreDeps) =>
  createBulkStore(deps.api.extend({ adminPopups }).adminPopups, deps);
