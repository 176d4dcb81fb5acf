// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { RouteGroup } from '../../client/client-types.ts';
import type { Contract } from '../../contract/index.ts';

/** Method and path of the endpoints of `signIn`. */
export const signIn: RouteGroup<Contract['signIn']> = {
  factor: 'POST /api/login/second-factor',
  passkeyQuestion: 'POST /api/login/passkey/question',
  passkey: 'POST /api/login/passkey',
};
