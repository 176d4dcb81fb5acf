// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerPlexTools`. */
export const customerPlexTools: RouteGroup<Contract['customerPlexTools']> = {
  invites: 'GET /api/customer/plex-tools/invites',
  backups: 'GET /api/customer/plex-tools/invites/backups',
  removeBackup: 'POST /api/customer/plex-tools/invites/backups/delete/:backup',
  createBackup: 'POST /api/customer/servers/:id/invites/backups/create',
  backup: 'GET /api/customer/servers/:id/invites/backups/get/:backup',
  restoreBackup: 'POST /api/customer/servers/:id/invites/backups/restore/:backup',
};
