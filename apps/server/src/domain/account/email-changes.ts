import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Account } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import { confirmEmail, emailChangeAsked, emailChanged } from '../mail/templates/account.ts';
import type { Mail } from '../mail/mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import { linkRefusal } from '../tokens/link-refusal.ts';
import { accountKinds, type OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { UserRow, Users } from '../users/users.ts';

const lifetime = 24 * 60 * 60 * 1000;
const payload = z.object({ email: z.string() });

export type EmailChanges = ReturnType<typeof createEmailChanges>;

/** Changes of the e-mail address, which take effect once the user has proved that they receive mail there. */
export function createEmailChanges(deps: {
  db: Database;
  clock: Clock;
  users: Users;
  audit: Audit;
  oneTimeTokens: OneTimeTokens;
  mail: Mail;
}) {
  const { db, clock, users: accounts, audit, oneTimeTokens, mail } = deps;

  const refuseTaken = (): never => {
    const words = 'This address already belongs to an account.';
    throw new AppError('invalid', words, { errors: { email: [words] } });
  };
  const requireFree = async (email: string) => {
    if (await accounts.findByEmail(email)) refuseTaken();
  };

  return {
    async pendingOf(userId: number): Promise<Account['pending_email']> {
      const [newest] = await oneTimeTokens.listUnused('email-change', userId);
      if (!newest || newest.expiresAt <= clock.now()) return null;
      return { email: payload.parse(newest.payload).email, expires_at: newest.expiresAt.toISOString() };
    },
    /** Mails the link to the new address and a notice to the old one, which remains valid until the confirmation. */
    async ask(user: UserRow, email: string): Promise<void> {
      if (email.toLowerCase() === user.email.toLowerCase()) {
        const words = 'This is already your address.';
        throw new AppError('invalid', words, { errors: { email: [words] } });
      }
      await requireMail(mail);
      await requireFree(email);
      await db.transaction(async () => {
        const token = await oneTimeTokens.issue({
          kind: 'email-change',
          userId: user.id,
          lifetime,
          payload: { email },
        });
        await mail.send({
          to: { email, name: user.name },
          content: confirmEmail({ name: user.name, link: mail.link(`/app/confirm-email/${token}`) }),
        });
        await mail.send({ to: addressOf(user), content: emailChangeAsked({ name: user.name, email }) });
        await audit.write({ target: targetOf(user), before: { email: user.email }, after: { asked: email } });
      });
    },
    cancel: (user: UserRow): Promise<void> =>
      db.transaction(async () => {
        const withdrawn = await oneTimeTokens.forget('email-change', user.id);
        await audit.write({ target: targetOf(user), after: { withdrawn: withdrawn.length } });
      }),
    /** Sets the user's address to that of the link. */
    confirm: (token: string): Promise<string> =>
      db.transaction(async () => {
        const state = await oneTimeTokens.take('email-change', token);
        if (state.kind !== 'valid') throw linkRefusal(state.kind, 'Request a new one in your account settings.');
        const { email } = payload.parse(state.token.payload);
        await requireFree(email);
        const [user] = await db.current.select().from(users).where(eq(users.id, state.token.userId)).for('update');
        if (!user) throw linkRefusal('unknown');
        const write = () => db.current.update(users).set({ email }).where(eq(users.id, user.id));
        await unlessTaken('users_email', write, refuseTaken);
        // A link in the old mailbox must no longer allow a sign-in.
        await oneTimeTokens.withdraw(user.id, accountKinds);
        await mail.send({ to: addressOf(user), content: emailChanged({ name: user.name, email }) });
        await audit.write({ actor: user, target: targetOf(user), before: { email: user.email }, after: { email } });
        return email;
      }),
  };
}

/** Returns a user as a mail recipient. */
export const addressOf = ({ email, name }: UserRow) => ({ email, name });

const targetOf = ({ id, name }: UserRow) => ({ kind: 'user', id, name });
