import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import { passwordChanged } from '../mail/templates/account.ts';
import type { Mail } from '../mail/mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { linkRefusal } from '../tokens/link-refusal.ts';
import { accountKinds, type OneTimeTokens, type TokenState } from '../tokens/one-time-tokens.ts';
import type { Users } from '../users/users.ts';

interface Deps {
  db: Database;
  queue: Queue;
  audit: Audit;
  mail: Mail;
  users: Users;
  sessions: Pick<Sessions, 'revokeAll'>;
  oneTimeTokens: OneTimeTokens;
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;

/** Resets of forgotten passwords: a mailed link with which the user sets a new one. */
export function createPasswordResets({ db, queue, audit, mail, users, sessions, oneTimeTokens }: Deps) {
  return {
    /**
     * Accepts the request for a link. A job looks the address up afterwards, so that the response and its timing are
     * the same for all addresses.
     */
    async request(email: string): Promise<void> {
      await requireMail(mail);
      await db.transaction(async () => {
        await queue.enqueue({ kind: 'password.link', key: `password:${email.toLowerCase()}`, payload: { email } });
        await audit.write({ target: { kind: 'account', name: email } });
      });
    },
    /** Returns the state of a link and its user's address. */
    async look(token: string): Promise<{ state: TokenState['kind']; email: string | null }> {
      const state = await oneTimeTokens.look('password-reset', token);
      const user = state.kind === 'valid' ? await users.find(state.token.userId) : undefined;
      return { state: state.kind, email: user?.email ?? null };
    },
    /** Uses a link: sets the new password and ends all sessions of the user. */
    async set(token: string, password: string): Promise<void> {
      // Hash before the transaction: hashing is slow by design, and a transaction blocks the embedded database for all.
      const seen = await oneTimeTokens.look('password-reset', token);
      if (seen.kind !== 'valid') throw linkRefusal(seen.kind);
      const passwordHash = await hashPassword(password);
      await db.transaction(async () => {
        const state = await oneTimeTokens.take('password-reset', token);
        if (state.kind !== 'valid') throw linkRefusal(state.kind);
        const user = await users.find(state.token.userId);
        if (!user) throw linkRefusal('unknown');
        await users.setPasswordHash(user.id, passwordHash);
        await oneTimeTokens.withdraw(user.id, accountKinds);
        await sessions.revokeAll(user.id);
        await audit.write({ actor: user, target: { kind: 'user', id: user.id, name: user.name } });
        await mail.send({ to: { email: user.email, name: user.name }, content: passwordChanged(user) });
      });
    },
  };
}
