// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerBackups`. */
export const customerBackups: RouteGroup<Contract['customerBackups']> = {
  list: 'GET /api/customer/servers/:id/backups',
  create: 'POST /api/customer/servers/:id/backups/create/:type',
  remove: 'POST /api/customer/servers/:id/backups/delete/:backup',
  restore: 'POST /api/customer/servers/:id/backups/restore/:backup',
  download: 'POST /api/customer/servers/:id/backups/download/:backup',
  file: 'GET /api/backup-files/:token stream',
};
