import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { UserRow, Users } from '../users/users.ts';

const day = 24 * 60 * 60 * 1000;
/** A session's last use is written at most this often, so that a read does not cost a write. */
const touchEvery = 60_000;

export interface SessionRow {
  id: string;
  user: UserRow;
  /** The admin who is signed in as the user. */
  impersonator: { id: number; name: string; returnKeyHash: string } | null;
}

interface Opening {
  remember: boolean;
  ip: string;
  userAgent: string | null;
  impersonation?: { adminId: number; returnKeyHash: string };
}

export interface SignIn {
  email: string;
  password: string;
  remember: boolean;
  ip: string;
  userAgent: string | null;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Signing in and out. A token is shown once and kept as its hash. */
export function createSessions(deps: { db: Database; clock: Clock; users: Users; events: Events; audit: Audit }) {
  const { db, clock, users: people, events, audit } = deps;
  const admins = alias(users, 'admins');

  /** Opens a session and answers its token. */
  const open = async (user: UserRow, { remember, ip, userAgent, impersonation }: Opening): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await db.current.insert(sessions).values({
      id: randomUUID(),
      tokenHash: hashToken(token),
      userId: user.id,
      impersonatorId: impersonation?.adminId ?? null,
      returnKeyHash: impersonation?.returnKeyHash ?? null,
      ip,
      userAgent: userAgent?.slice(0, 400) ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + (remember ? 30 : 1) * day),
    });
    return token;
  };

  /** Ends it with its sockets. False when it had ended before. */
  const revoke = (id: string): Promise<boolean> =>
    db.transaction(async () => {
      const rows = await db.current.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id });
      await events.goodbye({ sessionId: id }, 4009);
      return rows.length > 0;
    });

  return {
    open,
    revoke,
    /** Opens a session, or answers null for a wrong pair; an unknown address takes as long as a wrong password. */
    async signIn({ email, password, ...opening }: SignIn): Promise<{ token: string; user: UserRow } | null> {
      const user = await people.findByEmail(email);
      if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
        const target = { kind: 'account', name: email, ...(user && { id: user.id }) };
        await db.transaction(() => audit.write({ target, refused: true }));
        return null;
      }
      const passwordHash = needsRehash(user.passwordHash) ? await hashPassword(password) : null;
      return db.transaction(async () => {
        if (passwordHash) await people.setPasswordHash(user.id, passwordHash);
        const token = await open(user, opening);
        await audit.write({ actor: user, target: { kind: 'user', id: user.id, name: user.name } });
        return { token, user };
      });
    },
    /** As its person asked for. */
    signOut: ({ id, user }: SessionRow): Promise<void> =>
      db.transaction(async () => {
        await revoke(id);
        await audit.write({ target: { kind: 'user', id: user.id, name: user.name } });
      }),
    /** The live session of a token. */
    async find(token: string): Promise<SessionRow | null> {
      const now = clock.now();
      const [row] = await db.current
        .select({ session: sessions, user: users, admin: { id: admins.id, name: admins.name } })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(admins, eq(admins.id, sessions.impersonatorId))
        .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
      if (!row) return null;
      const { session, user, admin } = row;
      if (now.getTime() - session.lastUsedAt.getTime() >= touchEvery) {
        await db.current.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
      }
      const impersonator = admin && { ...admin, returnKeyHash: session.returnKeyHash ?? '' };
      return { id: session.id, user, impersonator };
    },
    async pruneExpired(): Promise<void> {
      await db.current.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
    },
  };
}

/** How a token is kept. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
