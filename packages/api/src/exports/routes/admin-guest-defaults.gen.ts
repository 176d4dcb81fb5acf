// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `adminGuestDefaults`. */
export const adminGuestDefaults: RouteGroup<Contract['adminGuestDefaults']> = {
  list: 'GET /api/admin/integrations/guest-defaults',
  update: 'POST /api/admin/integrations/guest-defaults/:type',
};
