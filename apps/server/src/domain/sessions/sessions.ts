import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ApiScope } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { UserRow } from '../users/users.ts';

const day = 24 * 60 * 60 * 1000;
/** A session's last use is written at most this often, so that a read does not cost a write. */
const touchEvery = 60_000;

export interface SessionRow {
  id: string;
  user: UserRow;
  /** The admin who impersonates the user. */
  impersonator: Impersonator | null;
  /** When the user last confirmed their identity. */
  confirmedAt: Date | null;
  /** The API client that acts as the user; it has a key and no session. */
  client?: ActingClient;
}

/** The part of an API client that its calls need. */
export interface ActingClient {
  name: string;
  scopes: readonly ApiScope[];
}

interface Impersonator {
  id: number;
  name: string;
  returnKeyHash: string;
  reason: string;
  /** Whether the session is read-only. */
  isReadOnly: boolean;
  expiresAt: Date;
}

interface Opening {
  remember: boolean;
  ip: string;
  userAgent: string | null;
  impersonation?: { adminId: number; returnKeyHash: string; reason: string; isReadOnly: boolean; lifetime: number };
  /** False if no identity was proved, as for an admin who returns. @default true except for impersonations */
  isConfirmed?: boolean;
}

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions of users. A token is shown once and stored as its hash. */
export function createSessions(deps: { db: Database; clock: Clock; events: Events; audit: Audit }) {
  const { db, clock, events, audit } = deps;
  const admins = alias(users, 'admins');

  /** Opens a session and returns its token. */
  const open = async (user: UserRow, opening: Opening): Promise<string> => {
    const { remember, ip, userAgent, impersonation, isConfirmed = !impersonation } = opening;
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await db.current.insert(sessions).values({
      id: randomUUID(),
      tokenHash: hashToken(token),
      userId: user.id,
      impersonatorId: impersonation?.adminId ?? null,
      returnKeyHash: impersonation?.returnKeyHash ?? null,
      reason: impersonation?.reason ?? null,
      isReadOnly: impersonation?.isReadOnly ?? false,
      ip,
      userAgent: userAgent?.slice(0, 400) ?? null,
      createdAt: now,
      lastUsedAt: now,
      confirmedAt: isConfirmed ? now : null,
      expiresAt: new Date(now.getTime() + (impersonation?.lifetime ?? (remember ? 30 : 1) * day)),
    });
    return token;
  };

  const read = async (isIt: SQL): Promise<(SessionRow & { lastUsedAt: Date }) | null> => {
    const [row] = await db.current
      .select({ session: sessions, user: users, admin: { id: admins.id, name: admins.name, isAdmin: admins.isAdmin } })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(admins, eq(admins.id, sessions.impersonatorId))
      .where(and(isIt, gt(sessions.expiresAt, clock.now())));
    if (!row) return null;
    const { session, user, admin } = row;
    // A former admin's impersonations are void, and so are those of a user who has become an admin.
    if (admin && (!admin.isAdmin || user.isAdmin)) return null;
    const impersonator = admin && {
      id: admin.id,
      name: admin.name,
      returnKeyHash: session.returnKeyHash ?? '',
      reason: session.reason ?? '',
      isReadOnly: session.isReadOnly,
      expiresAt: session.expiresAt,
    };
    const { confirmedAt, lastUsedAt } = session;
    return { id: session.id, user, impersonator, confirmedAt, lastUsedAt };
  };

  /** Ends sessions and closes their sockets; returns how many. */
  const end = (those: SQL | undefined): Promise<number> =>
    db.transaction(async () => {
      const rows = await db.current
        .delete(sessions)
        .where(those)
        .returning({ sessionId: sessions.id, userId: sessions.userId });
      for (const owner of rows) await events.goodbye(owner, 4009);
      return rows.length;
    });
  /** Ends a session; false when it had ended before. */
  const revoke = async (id: string): Promise<boolean> => (await end(eq(sessions.id, id))) > 0;

  return {
    open,
    revoke,
    /**
     * Ends all sessions of a user except for the kept one, including impersonations by the user, because those allow
     * returning to a session of the user. Returns how many.
     */
    revokeAll: (userId: number, keptId?: string): Promise<number> =>
      end(
        and(
          or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)),
          keptId === undefined ? undefined : ne(sessions.id, keptId),
        ),
      ),
    /** Ends a user's impersonations of others, and others' impersonations of the user. */
    endImpersonations: (userId: number): Promise<number> =>
      end(
        and(isNotNull(sessions.impersonatorId), or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId))),
      ),
    /** Ends the session on the user's request. */
    signOut: ({ id, user }: SessionRow): Promise<void> =>
      db.transaction(async () => {
        await revoke(id);
        await audit.write({ target: { kind: 'user', id: user.id, name: user.name } });
      }),
    /** Returns the live session of a token. */
    async find(token: string): Promise<SessionRow | null> {
      const now = clock.now();
      const row = await read(eq(sessions.tokenHash, hashToken(token)));
      if (row && now.getTime() - row.lastUsedAt.getTime() >= touchEvery) {
        await db.current.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, row.id));
      }
      return row;
    },
    /** Returns the live session with this id. */
    findById: (id: string): Promise<SessionRow | null> => read(eq(sessions.id, id)),
    /** Ends expired sessions. */
    endExpired: (): Promise<number> => {
      const over = db.current
        .select({ id: sessions.id })
        .from(sessions)
        .where(lte(sessions.expiresAt, clock.now()))
        // Every process does this, each in its own order.
        .for('update', { skipLocked: true });
      return end(inArray(sessions.id, over));
    },
  };
}

/** Returns the stored hash of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
