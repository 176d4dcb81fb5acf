// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerShareMatrix`. */
export const customerShareMatrix: RouteGroup<Contract['customerShareMatrix']> = {
  show: 'GET /api/customer/share-matrix',
  preview: 'POST /api/customer/share-matrix/preview',
  apply: 'POST /api/customer/share-matrix/apply',
};
