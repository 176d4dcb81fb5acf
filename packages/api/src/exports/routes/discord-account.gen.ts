// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `discordAccount`. */
export const discordAccount: RouteGroup<Contract['discordAccount']> = {
  show: 'GET /api/customer/account/discord',
  connect: 'POST /api/customer/account/discord/start',
  finish: 'POST /api/customer/account/discord',
  syncRoles: 'POST /api/customer/account/discord/roles',
  disconnect: 'DELETE /api/customer/account/discord',
};
