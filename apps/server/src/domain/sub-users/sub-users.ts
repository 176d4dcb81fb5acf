import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { PageMeta, SubUser } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { DiscordRoleReviews } from '../discord/role-reviews.ts';
import type { Events } from '../events.ts';
import { defaultPerPage, pageMetaOf, pageOf, type PageQuery } from '../paging.ts';
import type { Servers } from '../servers/servers.ts';
import type { UserRow } from '../users/users.ts';
import { completed, requireOwn, type Rights, serversOf, sharesOf } from './rights.ts';

export type SubUsers = ReturnType<typeof createSubUsers>;

/** Why a server cannot be created for a sub-user. */
export const subUserOwnsNone = 'A sub-user has no servers of their own.';

/** Refuses sub-users: they use servers of an account and cannot share them. */
export function requireMainAccount({ parentId }: UserRow): void {
  if (parentId !== null) throw new AppError('forbidden', 'A sub-user cannot manage sub-users.');
}

/** Users who have access to a customer's servers through accounts of their own. */
export function createSubUsers(deps: {
  db: Database;
  servers: Servers;
  events: Events;
  audit: Audit;
  discordRoleReviews: DiscordRoleReviews;
}) {
  const { db, servers, events, audit, discordRoleReviews } = deps;

  /** Locks a sub-user; one of another owner counts as missing. */
  const lock = async (owner: UserRow, id: number): Promise<UserRow> => {
    // Locks the owner first, as the deletion of an account with all its sub-users does.
    await db.current.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('key share');
    const isTheirs = and(eq(users.id, id), eq(users.parentId, owner.id));
    const [row] = await db.current.select().from(users).where(isTheirs).for('update');
    if (!row) throw notFound('sub-user');
    return row;
  };
  const byName = (rights: readonly { name: string; rights: readonly string[] }[]) =>
    Object.fromEntries(rights.map((share) => [share.name, share.rights]));

  return {
    /** Returns an owner's sub-users, by name. */
    async list(owner: UserRow, query: PageQuery): Promise<{ data: SubUser[]; meta: PageMeta }> {
      const page = pageOf(query, defaultPerPage);
      const isTheirs = eq(users.parentId, owner.id);
      const [rows, total] = await Promise.all([
        db.current
          .select()
          .from(users)
          .where(isTheirs)
          .orderBy(asc(users.name), asc(users.id))
          .limit(page.limit)
          .offset(page.offset),
        db.current.$count(users, isTheirs),
      ]);
      const ids = rows.map(({ id }) => id);
      const [shares, seen] = await Promise.all([sharesOf(db, owner.id, ids), lastSeen(db, ids)]);
      const data = rows.map(({ id, name, email, createdAt }) => ({
        id,
        name,
        email,
        servers: shares.flatMap(({ userId, ...share }) => (userId === id ? [share] : [])),
        created_at: createdAt.toISOString(),
        last_seen_at: seen.get(id)?.toISOString() ?? null,
      }));
      return { data, meta: pageMetaOf(page, total) };
    },
    /** Returns the servers on which rights can be granted, by name. */
    serversOf: (owner: UserRow) => serversOf(db, owner.id),
    /** Sets a sub-user's rights; those on omitted servers are revoked. */
    setRights: (owner: UserRow, id: number, given: Rights): Promise<void> =>
      db.transaction(async () => {
        const user = await lock(owner, id);
        await requireOwn(db, owner.id, given);
        const before = await sharesOf(db, owner.id, [id]);
        const rights = completed(given);
        for (const server of await serversOf(db, owner.id)) {
          const now = rights.find((one) => one.id === server.id)?.rights ?? [];
          await servers.share(server.id, id, now);
          await events.emitTo(id, 'server-updated', { id: server.id });
        }
        await audit.write({
          target: { kind: 'user', id, name: user.name },
          before: byName(before),
          after: byName(await sharesOf(db, owner.id, [id])),
        });
      }),
    /** Removes the sub-user's account and ends its sessions. */
    remove: (owner: UserRow, id: number): Promise<void> =>
      db.transaction(async () => {
        const user = await lock(owner, id);
        const own = await serversOf(db, id);
        if (own.length > 0) throw new AppError('conflict', `${user.name} has servers of their own. Contact support.`);
        await events.goodbye({ userId: id }, 4009);
        await discordRoleReviews.ofUsers([id]);
        await db.current.delete(users).where(eq(users.id, id));
        await audit.write({ target: { kind: 'user', id, name: user.name }, before: { email: user.email } });
      }),
  };
}

async function lastSeen(db: Database, ids: number[]): Promise<Map<number, Date | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db.current
    .select({ id: sessions.userId, at: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
