// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminCommands`. */
export const adminCommands: RouteGroup<Contract['adminCommands']> = {
  plan: 'GET /api/admin/commands/plan',
  run: 'POST /api/admin/commands/run',
};
