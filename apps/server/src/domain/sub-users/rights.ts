import { and, eq, inArray } from 'drizzle-orm';
import { type ServerRight, serverRights } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { servers, serverShares } from '../../db/schema.ts';

/** Rights by server, as set by a customer. */
export type Rights = readonly { id: number; rights: ServerRight[] }[];

/** Adds the right to view to other rights, in the contract's order. Servers without rights are dropped. */
export const completed = (given: Rights): Rights =>
  given
    .filter(({ rights }) => rights.length > 0)
    .map(({ id, rights }) => ({
      id,
      rights: serverRights.filter((right) => right === 'view' || rights.includes(right)),
    }));

/** Returns the servers of an account, by name. */
export const serversOf = (db: Database, ownerId: number): Promise<{ id: number; name: string }[]> =>
  db.current
    .select({ id: servers.id, name: servers.name })
    .from(servers)
    .where(eq(servers.ownerId, ownerId))
    .orderBy(servers.name, servers.id);

/** Refuses rights on servers of others, and duplicate servers. */
export async function requireOwn(db: Database, ownerId: number, given: Rights): Promise<void> {
  const own = new Set((await serversOf(db, ownerId)).map(({ id }) => id));
  const ids = given.map(({ id }) => id);
  const words = ids.some((id) => !own.has(id))
    ? 'One of these servers is not yours.'
    : new Set(ids).size < ids.length && 'A server is listed twice.';
  if (words) throw new AppError('invalid', words, { errors: { servers: [words] } });
}

/** Returns the rights of each of these users on servers of the owner. */
export async function sharesOf(db: Database, ownerId: number, userIds: readonly number[]) {
  if (userIds.length === 0) return [];
  return db.current
    .select({ userId: serverShares.userId, id: servers.id, name: servers.name, rights: serverShares.rights })
    .from(serverShares)
    .innerJoin(servers, eq(servers.id, serverShares.serverId))
    .where(and(eq(servers.ownerId, ownerId), inArray(serverShares.userId, [...userIds])))
    .orderBy(servers.name, servers.id);
}
