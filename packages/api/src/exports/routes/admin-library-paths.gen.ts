// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminLibraryPaths`. */
export const adminLibraryPaths: RouteGroup<Contract['adminLibraryPaths']> = {
  list: 'GET /api/admin/library-paths',
  export: 'GET /api/admin/library-paths/export',
  one: 'GET /api/admin/library-paths/:id',
  create: 'POST /api/admin/library-paths',
  update: 'POST /api/admin/library-paths/:id',
  remove: 'DELETE /api/admin/library-paths/:id',
  check: 'POST /api/admin/library-paths/:id/check',
};
