// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `account`. */
export const account: RouteGroup<Contract['account']> = {
  fetch: 'GET /api/customer/account',
  rename: 'POST /api/customer/account/name',
  changeEmail: 'POST /api/customer/account/email',
  cancelEmail: 'DELETE /api/customer/account/email',
  confirmEmail: 'POST /api/confirm-email',
  changePassword: 'POST /api/customer/account/password',
  savePreferences: 'POST /api/customer/account/preferences',
  requestExport: 'POST /api/customer/account/export',
  downloadExport: 'GET /api/customer/account/export/file file',
  close: 'POST /api/customer/account/close',
};
