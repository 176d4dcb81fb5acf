// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerMedia`. */
export const customerMedia: RouteGroup<Contract['customerMedia']> = {
  claimStatus: 'GET /api/customer/servers/:id/claim-status',
  claim: 'POST /api/customer/servers/:id/claim',
  resetClaim: 'POST /api/customer/servers/:id/reset-claim',
  libraries: 'GET /api/customer/servers/:id/libraries',
  scan: 'POST /api/customer/servers/:id/libraries/scan',
  stopScan: 'POST /api/customer/servers/:id/libraries/stop-scan',
  invites: 'GET /api/customer/servers/:id/invites',
  invitePlex: 'POST /api/customer/servers/:id/plex/invite',
  inviteEmby: 'POST /api/customer/servers/:id/emby/invite',
  connectEmby: 'POST /api/customer/servers/:id/emby/connect',
  inviteJellyfin: 'POST /api/customer/servers/:id/jellyfin/invite',
  changeInvite: 'POST /api/customer/servers/:id/invites/update/:invite',
  removeInvite: 'POST /api/customer/servers/:id/invites/delete/:invite',
};
