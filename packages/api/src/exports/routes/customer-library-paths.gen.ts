// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `customerLibraryPaths`. */
export const customerLibraryPaths: RouteGroup<Contract['customerLibraryPaths']> = {
  list: 'GET /api/customer/servers/:id/library-paths',
  inject: 'POST /api/customer/servers/:id/library-paths/inject',
  eject: 'POST /api/customer/servers/:id/library-paths/eject/:path',
  syncLibraries: 'GET /api/customer/servers/:id/sync-libraries',
};
