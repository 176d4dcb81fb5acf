import { testPassword } from '../../support/client.ts';
import type { Caller } from '../callers.ts';
import { endedByHand, madeUpPasskey, ownersPasskey, withPasskey } from '../protection.ts';
import { type Cases, type Cell, mark } from './cell.ts';

/** Calls that require a confirmation, which an impersonating admin cannot give. */
const confirmed = (caller: Caller, cell: Cell = {}): Cell =>
  caller === 'impersonating admin' ? { ...cell, status: 403 } : cell;

export const securityCases: Cases = {
  'security.confirm': (_, caller) => confirmed(caller, { body: { password: testPassword } }),
  'security.startAuthenticator': (_, caller) => confirmed(caller),
  'security.finishAuthenticator': (_, caller) => confirmed(caller, { body: { code: '000000' }, status: 422 }),
  'security.removeAuthenticator': (_, caller) => confirmed(caller, { status: 409 }),
  'security.renewRecoveryCodes': async (stage, caller) => {
    await withPasskey(stage, caller);
    return confirmed(caller);
  },
  'security.startPasskey': (_, caller) => confirmed(caller),
  'security.addPasskey': (_, caller) =>
    confirmed(caller, { body: { name: 'Laptop', passkey: madeUpPasskey.registration }, status: 422 }),
  'security.renamePasskey': async (stage) => ({ ...(await ownersPasskey(stage)), body: { name: mark } }),
  'security.removePasskey': async (stage, caller) => confirmed(caller, await ownersPasskey(stage)),
  'ownSessions.end': endedByHand,
};
