import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../security/passwords.ts';
import type { UserRow, Users } from '../users/users.ts';

const day = 24 * 60 * 60 * 1000;
/** A session's last use is written at most this often, so that a read does not cost a write. */
const touchEvery = 60_000;

export interface SessionRow {
  id: string;
  user: UserRow;
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
export function createSessions({ db, clock, users: people }: { db: Database; clock: Clock; users: Users }) {
  return {
    /** Opens a session, or answers null for a wrong pair; an unknown address takes as long as a wrong password. */
    async signIn({
      email,
      password,
      remember,
      ip,
      userAgent,
    }: SignIn): Promise<{ token: string; user: UserRow } | null> {
      const user = await people.findByEmail(email);
      if (!(await verifyPassword(user?.passwordHash, password)) || !user) return null;
      if (needsRehash(user.passwordHash)) await people.setPasswordHash(user.id, await hashPassword(password));
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await db.current.insert(sessions).values({
        id: randomUUID(),
        tokenHash: hashToken(token),
        userId: user.id,
        ip,
        userAgent: userAgent?.slice(0, 400) ?? null,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + (remember ? 30 : 1) * day),
      });
      return { token, user };
    },
    /** The live session of a token. */
    async find(token: string): Promise<SessionRow | null> {
      const now = clock.now();
      const [row] = await db.current
        .select({ id: sessions.id, lastUsedAt: sessions.lastUsedAt, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
      if (!row) return null;
      if (now.getTime() - row.lastUsedAt.getTime() >= touchEvery) {
        await db.current.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.id));
      }
      return { id: row.id, user: row.user };
    },
    async revoke(id: string): Promise<void> {
      await db.current.delete(sessions).where(eq(sessions.id, id));
    },
    async pruneExpired(): Promise<void> {
      await db.current.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
    },
  };
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
