// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `security`. */
export const security: RouteGroup<Contract['security']> = {
  show: 'GET /api/customer/security',
  confirmation: 'GET /api/customer/security/confirmation',
  confirm: 'POST /api/customer/security/confirm',
  confirmQuestion: 'POST /api/customer/security/confirm/passkey',
  startAuthenticator: 'POST /api/customer/security/authenticator',
  finishAuthenticator: 'POST /api/customer/security/authenticator/confirm',
  removeAuthenticator: 'DELETE /api/customer/security/authenticator',
  renewRecoveryCodes: 'POST /api/customer/security/recovery-codes',
  startPasskey: 'POST /api/customer/security/passkeys/question',
  addPasskey: 'POST /api/customer/security/passkeys',
  renamePasskey: 'POST /api/customer/security/passkeys/:id',
  removePasskey: 'DELETE /api/customer/security/passkeys/:id',
};
