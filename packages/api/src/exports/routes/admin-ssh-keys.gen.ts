// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminSshKeys`. */
export const adminSshKeys: RouteGroup<Contract['adminSshKeys']> = {
  list: 'GET /api/admin/integrations/nodes/ssh-keys',
  export: 'GET /api/admin/integrations/nodes/ssh-keys/export',
  one: 'GET /api/admin/integrations/nodes/ssh-keys/:id',
  create: 'POST /api/admin/integrations/nodes/ssh-keys',
  update: 'POST /api/admin/integrations/nodes/ssh-keys/:id',
  remove: 'DELETE /api/admin/integrations/nodes/ssh-keys/:id',
};
