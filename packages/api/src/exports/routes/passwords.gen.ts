// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `passwords`. */
export const passwords: RouteGroup<Contract['passwords']> = {
  request: 'POST /api/password/create',
  look: 'POST /api/password/look',
  set: 'POST /api/password/reset',
};
