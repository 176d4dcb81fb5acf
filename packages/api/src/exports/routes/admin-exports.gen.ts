// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminExports`. */
export const adminExports: RouteGroup<Contract['adminExports']> = {
  list: 'GET /api/admin/exports',
  export: 'GET /api/admin/exports/export',
  bulk: 'POST /api/admin/exports/bulk',
  create: 'POST /api/admin/exports',
  download: 'POST /api/admin/exports/:id/download',
  remove: 'DELETE /api/admin/exports/:id',
  file: 'GET /api/export-files/:token stream',
};
