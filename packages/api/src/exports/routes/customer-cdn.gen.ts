// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerCdn`. */
export const customerCdn: RouteGroup<Contract['customerCdn']> = {
  info: 'GET /api/customer/servers/:id/cdn',
  enable: 'POST /api/customer/servers/:id/cdn/enable',
  disable: 'POST /api/customer/servers/:id/cdn/disable',
  preference: 'GET /api/customer/cdn-host',
  prefer: 'POST /api/customer/cdn-host',
  checkDomain: 'POST /api/customer/cdn-host/check',
};
