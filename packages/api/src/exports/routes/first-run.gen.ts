// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `firstRun`. */
export const firstRun: RouteGroup<Contract['firstRun']> = {
  show: 'GET /api/admin/system/init',
  confirm: 'POST /api/admin/system/init/steps/:step',
  changePassword: 'POST /api/admin/system/init/change-password',
  makeSshKey: 'POST /api/admin/system/init/ssh-keys',
  chooseBilling: 'POST /api/admin/system/init/billing-type',
  saveMail: 'POST /api/admin/system/init/email',
  complete: 'POST /api/admin/system/init/completed',
};
