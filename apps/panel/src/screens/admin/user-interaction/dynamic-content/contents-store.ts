import { adminDynamicContent } from '@kronos/api/routes/admin-dynamic-content';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createBulkStore } from '../parts/bulk-store.ts';

/** The bulk actions on dynamic content. */
export const createContentsBulk = (deps: StoreDeps) =>
  createBulkStore(deps.api.extend({ adminDynamicContent }).adminDynamicContent, deps);
