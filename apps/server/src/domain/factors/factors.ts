import type { FactorKind, PasskeyProof } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import type { Authenticators } from './authenticators.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

/** The proof of a second factor: a code of the app, a recovery code, or a passkey's signature. */
export interface Proof {
  code?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** The purposes for which passkeys are requested. */
export type ProofPurpose = 'sign-in' | 'confirm';

export type Factors = ReturnType<typeof createFactors>;

/** The second factors of an account. They are required as soon as the account has one. */
export function createFactors(deps: {
  db: Database;
  authenticators: Authenticators;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
}) {
  const { db, authenticators, passkeys, recoveryCodes } = deps;

  /** Returns the factors of the account; empty when the password suffices. */
  const kindsOf = async (userId: number): Promise<FactorKind[]> => {
    const [since, keys] = [await authenticators.since(userId), await passkeys.count(userId)];
    const kinds: FactorKind[] = [
      ...(since ? (['authenticator'] as const) : []),
      ...(keys > 0 ? (['passkey'] as const) : []),
    ];
    return kinds.length > 0 ? [...kinds, 'recovery'] : [];
  };

  return {
    kindsOf,
    /** Six digits are the app's code, anything else is a recovery code. Returns the kind that was valid, or null. */
    async verify(userId: number, { code, passkey }: Proof, purpose: ProofPurpose): Promise<FactorKind | null> {
      if (passkey) return (await passkeys.verify(purpose, userId, passkey)) ? 'passkey' : null;
      if (code === undefined) return null;
      const digits = code.replaceAll(/\s/g, '');
      if (/^\d{6}$/.test(digits)) return (await authenticators.verify(userId, digits)) ? 'authenticator' : null;
      return (await recoveryCodes.use(userId, code)) ? 'recovery' : null;
    },
    /** Creates recovery codes with the first factor, shown once; null when the account has some. */
    async codesForFirst(userId: number): Promise<string[] | null> {
      return (await recoveryCodes.left(userId)) > 0 ? null : recoveryCodes.renew(userId);
    },
    /** Deletes the recovery codes with the last factor, since they recover only factors. */
    async tidy(userId: number): Promise<void> {
      if (!db.inTransaction) throw new Error('Recovery codes must be written in the transaction of their factor.');
      if ((await kindsOf(userId)).length === 0) await recoveryCodes.remove(userId);
    },
  };
}
