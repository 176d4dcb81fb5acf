import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { escapeHtml } from '../../security/sanitize-html.ts';
import type { Audit } from '../audit/audit.ts';
import { impersonationMail } from '../mail/templates/impersonation.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { UserRow } from '../users/users.ts';
import { impersonationReceipt } from './impersonation-receipt.ts';
import { hashToken, type SessionRow, type Sessions } from './sessions.ts';

const minute = 60_000;
/** The link is opened at once; by the time it is found in a browser history, it has expired. */
const linkLifetime = 2 * minute;

export interface Visit {
  ip: string;
  userAgent: string | null;
}

const termsSchema = z.object({ reason: z.string(), readOnly: z.boolean(), minutes: z.number() });
/** The reason and the extent of an impersonation. */
export type Terms = z.infer<typeof termsSchema>;
const payloadSchema = termsSchema.extend({ adminId: z.number(), sessionId: z.string() });

export type Impersonations = ReturnType<typeof createImpersonations>;

interface Deps {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  oneTimeTokens: OneTimeTokens;
  notifications: Notifications;
  mail: Mail;
  audit: Audit;
}

/** Begins impersonations, and ends them by returning. */
export function createImpersonations({ db, clock, sessions, oneTimeTokens, notifications, mail, audit }: Deps) {
  const userOf = async (id: number): Promise<UserRow | undefined> => {
    const [row] = await db.current.select().from(users).where(eq(users.id, id));
    return row;
  };

  /** Notifies the user in the panel and, if it is configured, by mail. */
  const notifyUser = async (user: UserRow, facts: string[]) => {
    const content = facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join('');
    await notifications.send([user.id], { title: 'An administrator signed in as you', content });
    if (!(await mail.isConfigured())) return;
    const notice = impersonationMail({
      name: user.name,
      facts: facts.join('\n\n'),
      link: mail.link('/app/notifications/all'),
    });
    await mail.send({ to: { email: user.email, name: user.name }, content: notice });
  };

  return {
    /** Creates the token of a link for an admin; it expires with the session that requested it. */
    begin: (own: Pick<SessionRow, 'id' | 'user'>, userId: number, terms: Terms) =>
      db.transaction(async () => {
        const user = await userOf(userId);
        if (!user) throw notFound('user');
        if (user.id === own.user.id) throw new AppError('conflict', 'You are already signed in as yourself.');
        if (user.isAdmin) throw new AppError('forbidden', 'You cannot sign in as another admin.');
        const payload = { ...terms, adminId: own.user.id, sessionId: own.id };
        const lifetime = linkLifetime;
        const token = await oneTimeTokens.issue(
          { kind: 'impersonation', userId, lifetime, payload },
          { instead: false },
        );
        await audit.write({ target: { kind: 'user', id: user.id, name: user.name }, after: asAudited(terms) });
        return { token, expiresAt: new Date(clock.now().getTime() + lifetime) };
      }),

    /** Opens the user's session for the admin with the token, and notifies the user. The return key is shown once. */
    enter: (linkToken: string, visit: Visit) =>
      db.transaction(async () => {
        const state = await oneTimeTokens.take('impersonation', linkToken);
        if (state.kind !== 'valid') throw refusals[state.kind]();
        const { adminId, sessionId, ...terms } = payloadSchema.parse(state.token.payload);
        const own = await sessions.findById(sessionId);
        // The link of an admin who signed out, or is no longer an admin, is void.
        if (own?.user.id !== adminId || !own.user.isAdmin) throw refusals.expired();
        const user = await userOf(state.token.userId);
        if (!user || user.isAdmin) throw refusals.expired();

        const returnKey = randomBytes(32).toString('base64url');
        const { reason, readOnly, minutes } = terms;
        const token = await sessions.open(user, {
          ...visit,
          remember: false,
          impersonation: {
            adminId,
            returnKeyHash: hashToken(returnKey),
            reason,
            isReadOnly: readOnly,
            lifetime: minutes * minute,
          },
        });
        const session = await sessions.find(token);
        if (!session) throw new Error('A session that was just opened is missing.');
        await audit.write({
          actor: own.user,
          target: { kind: 'user', id: user.id, name: user.name },
          after: asAudited(terms),
        });
        await notifyUser(user, impersonationReceipt({ ...terms, admin: own.user.name, at: clock.now() }));
        return { token, returnKey, session };
      }),

    /** Ends an impersonation and opens the admin's own session; null for a wrong key, or a former admin. */
    async end(
      session: SessionRow,
      { returnKey, userId }: { returnKey: string; userId: number },
      visit: Visit,
    ): Promise<{ token: string; admin: UserRow } | null> {
      const { impersonator } = session;
      if (!impersonator || session.user.id !== userId || impersonator.returnKeyHash !== hashToken(returnKey))
        return null;
      return db.transaction(async () => {
        const admin = await userOf(impersonator.id);
        if (!admin?.isAdmin || !(await sessions.revoke(session.id))) return null;
        await audit.write({ target: { kind: 'user', id: session.user.id, name: session.user.name } });
        return { admin, token: await sessions.open(admin, { ...visit, remember: false, isConfirmed: false }) };
      });
    },
  };
}

const refusals = {
  unknown: () => new AppError('not-found', 'This link is not valid. Sign in as the user again.'),
  used: () =>
    new AppError('conflict', 'This link works only once and has already been used. Sign in as the user again.'),
  expired: () => new AppError('conflict', 'This link has expired. Sign in as the user again.'),
};

const asAudited = ({ reason, readOnly, minutes }: Terms) => ({ reason, read_only: readOnly, minutes });
