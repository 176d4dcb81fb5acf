import type { FactorKind, PasskeyProof } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import type { Factors, Proof } from '../factors/factors.ts';
import type { Passkeys } from '../factors/passkeys.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { UserRow, Users } from '../users/users.ts';
import type { Visit } from './impersonations.ts';
import type { Sessions } from './sessions.ts';

/** How long a user may take to enter the code. */
const lifetime = 5 * 60_000;

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
  /** Accepts only admins. */
  admin: boolean;
}

interface Opened {
  kind: 'opened';
  token: string;
  user: UserRow;
}
/** The password was correct; the second factor is required. */
interface Challenged {
  kind: 'challenged';
  challenge: string;
  methods: FactorKind[];
  seconds: number;
}
/** The account of a challenge, and whether to remember its session. */
export interface Pending {
  userId: number;
  remember: boolean;
}

interface Deps {
  db: Database;
  users: Users;
  sessions: Sessions;
  factors: Factors;
  passkeys: Passkeys;
  oneTimeTokens: OneTimeTokens;
  audit: Audit;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** The ways to sign in. Refused attempts are audited with the account concerned. */
export function createSignIn({ db, users, sessions, factors, passkeys, oneTimeTokens, audit }: Deps) {
  const targetOf = ({ id, name }: UserRow) => ({ kind: 'user', id, name });
  const refused = (target: { kind: string; id?: number; name?: string }) =>
    db.transaction(() => audit.write({ target, refused: true }));

  const open = async (user: UserRow, remember: boolean, visit: Visit, how: string): Promise<Opened> => {
    const token = await sessions.open(user, { ...visit, remember });
    await audit.write({ actor: user, target: targetOf(user), after: { proved: how } });
    return { kind: 'opened', token, user };
  };

  return {
    /**
     * Signs in with e-mail address and password; null for a wrong pair. An unknown address takes as long as a wrong
     * password, and so does a user without the admin role at the admins' sign-in. An account with a second factor gets
     * a challenge instead of a session.
     */
    async withPassword(
      { email, password, remember, admin }: Credentials,
      visit: Visit,
      gone?: AbortSignal,
    ): Promise<Opened | Challenged | null> {
      const user = await users.findByEmail(email);
      if (!(await verifyPassword(user?.passwordHash, password, gone)) || !user || (admin && !user.isAdmin)) {
        await refused({ kind: 'account', name: email, ...(user && { id: user.id }) });
        return null;
      }
      const passwordHash = needsRehash(user.passwordHash) ? await hashPassword(password) : null;
      const opened = await db.transaction(async (): Promise<Opened | Challenged | null> => {
        // It may have been replaced while it was compared, which has ended all sessions but not one that opens now.
        if (!(await users.holdPassword(user))) return null;
        if (passwordHash) await users.setPasswordHash(user.id, passwordHash);
        const methods = await factors.kindsOf(user.id);
        if (methods.length === 0) return open(user, remember, visit, 'password');
        const issue = { kind: 'second-factor', userId: user.id, lifetime, payload: { remember } } as const;
        // A user may sign in at two places at once.
        const challenge = await oneTimeTokens.issue(issue, { instead: false });
        await audit.write({ actor: user, target: targetOf(user), after: { proved: 'password', asked: methods } });
        return { kind: 'challenged', challenge, methods, seconds: lifetime / 1000 };
      });
      if (!opened) await refused({ kind: 'account', name: email, id: user.id });
      return opened;
    },
    /** Returns the account of a valid challenge. */
    async pending(challenge: string): Promise<Pending | null> {
      const state = await oneTimeTokens.look('second-factor', challenge);
      if (state.kind !== 'valid') return null;
      return { userId: state.token.userId, remember: state.token.payload['remember'] === true };
    },
    /** Completes the second step; null when the proof is wrong, and the challenge remains valid. */
    async withFactor(
      challenge: string,
      { userId, remember }: Pending,
      proof: Proof,
      visit: Visit,
    ): Promise<Opened | null> {
      const user = await users.find(userId);
      if (!user) return null;
      const opened = await db.transaction(async () => {
        const kind = await factors.verify(userId, proof, 'sign-in');
        if (!kind || (await oneTimeTokens.take('second-factor', challenge)).kind !== 'valid') return null;
        return open(user, remember, visit, kind);
      });
      if (!opened) await refused(targetOf(user));
      return opened;
    },
    /** Signs in with only a passkey, which has verified its user; null when it is invalid. */
    async withPasskey(proof: PasskeyProof, remember: boolean, visit: Visit): Promise<Opened | null> {
      const opened = await db.transaction(async () => {
        const key = await passkeys.verify('sign-in', null, proof);
        const user = key && (await users.find(key.userId));
        return user ? open(user, remember, visit, 'passkey') : null;
      });
      if (!opened) await refused({ kind: 'account', name: 'passkey' });
      return opened;
    },
  };
}
