import type { PasskeyRegistration } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { UserRow } from '../users/users.ts';
import type { AuthenticatorSetup, Authenticators } from './authenticators.ts';
import type { Factors } from './factors.ts';
import { mostPasskeys, type PasskeyRow, type Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

interface Deps {
  db: Database;
  authenticators: Authenticators;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  factors: Factors;
  audit: Audit;
}

export type Protection = ReturnType<typeof createProtection>;

/** Changes to the account's second factors. The caller has checked the confirmation. */
export function createProtection({ db, authenticators, passkeys, recoveryCodes, factors, audit }: Deps) {
  const write = ({ id, name }: UserRow, after: Record<string, unknown>) =>
    audit.write({ target: { kind: 'user', id, name }, after });

  return {
    show: async (userId: number) => ({
      since: await authenticators.since(userId),
      codesLeft: await recoveryCodes.left(userId),
      keys: await passkeys.list(userId),
    }),
    /** Null when an app is in use. */
    startAuthenticator: (user: UserRow): Promise<AuthenticatorSetup | null> =>
      db.transaction(async () => {
        const setup = await authenticators.begin(user);
        if (setup) await write(user, { authenticator: 'begun' });
        return setup;
      }),
    /** Null for a wrong code; returns recovery codes if the account had none. */
    finishAuthenticator: (user: UserRow, code: string): Promise<{ codes: string[] | null } | null> =>
      db.transaction(async () => {
        if (!(await authenticators.confirm(user.id, code.replaceAll(/\s/g, '')))) return null;
        await write(user, { authenticator: 'on' });
        return { codes: await factors.codesForFirst(user.id) };
      }),
    removeAuthenticator: (user: UserRow): Promise<boolean> =>
      db.transaction(async () => {
        if (!(await authenticators.remove(user.id))) return false;
        await factors.tidy(user.id);
        await write(user, { authenticator: 'off' });
        return true;
      }),
    /** Null when the account has no second factor. */
    renewCodes: (user: UserRow): Promise<string[] | null> =>
      db.transaction(async () => {
        if ((await factors.kindsOf(user.id)).length === 0) return null;
        await write(user, { recoveryCodes: 'renewed' });
        return recoveryCodes.renew(user.id);
      }),
    addPasskey: (
      user: UserRow,
      name: string,
      made: PasskeyRegistration,
    ): Promise<{ key: PasskeyRow; codes: string[] | null } | 'too-many' | null> =>
      db.transaction(async () => {
        if ((await passkeys.count(user.id)) >= mostPasskeys) return 'too-many';
        const key = await passkeys.add(user.id, name, made);
        if (!key) return null;
        await write(user, { passkey: name, is: 'added' });
        return { key, codes: await factors.codesForFirst(user.id) };
      }),
    renamePasskey: (user: UserRow, id: number, name: string): Promise<boolean> =>
      db.transaction(async () => {
        const before = await passkeys.rename(user.id, id, name);
        if (!before) return false;
        await audit.write({
          target: { kind: 'passkey', id, name: before.name },
          before: { name: before.name },
          after: { name },
        });
        return true;
      }),
    removePasskey: (user: UserRow, id: number): Promise<boolean> =>
      db.transaction(async () => {
        const key = await passkeys.remove(user.id, id);
        if (!key) return false;
        await factors.tidy(user.id);
        await write(user, { passkey: key.name, is: 'removed' });
        return true;
      }),
  };
}
