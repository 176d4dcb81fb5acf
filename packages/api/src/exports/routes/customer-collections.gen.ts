// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerCollections`. */
export const customerCollections: RouteGroup<Contract['customerCollections']> = {
  list: 'GET /api/customer/servers/:id/collections',
  one: 'GET /api/customer/servers/:id/collections/get/:collection',
  titles: 'GET /api/customer/servers/:id/titles',
  ruleValues: 'GET /api/customer/servers/:id/titles/values',
  create: 'POST /api/customer/servers/:id/collections/create',
  update: 'POST /api/customer/servers/:id/collections/update/:collection',
  remove: 'POST /api/customer/servers/:id/collections/delete/:collection',
  publish: 'POST /api/customer/servers/:id/collections/publish/:collection',
};
