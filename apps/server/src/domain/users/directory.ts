import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type ParsedOf,
  type Contract,
  type UserDetail,
  type UserMark,
  type UserRole,
  type UserRow as ListedUser,
} from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, processes, servers, sessions, tickets, users } from '../../db/schema.ts';
import { aheadOf } from '../processes/ahead.ts';
import { isUnfinished, isWhole } from '../processes/select.ts';
import { listOf } from '../records/list-of.ts';
import { presentOperation } from '../servers/present.ts';
import { isReseller } from './is-reseller.ts';

type Filter = ParsedOf<Contract['adminUsers']['export']>['query'];

/** How many of a user's servers the page shows. */
const serversShown = 100;

const isSubUser = isNotNull(users.parentId);
/** The conditions for the users of each role; a customer has none. */
export const roleIs: Record<UserRole, SQL | undefined> = {
  admin: eq(users.isAdmin, true),
  moderator: eq(users.isModerator, true),
  reseller: or(eq(users.isReseller, true), isNotNull(users.resellerNode)),
  customer: and(
    eq(users.isAdmin, false),
    eq(users.isModerator, false),
    eq(users.isReseller, false),
    isNull(users.resellerNode),
    isNull(users.parentId),
  ),
  'sub-user': isSubUser,
};
const markIs: Record<UserMark, SQL | undefined> = {
  trial: eq(users.isTrial, true),
  contributor: eq(users.isContributor, true),
  'past-due': eq(users.pastDue, true),
  restricted: ne(users.restrictions, []),
  billing: isNotNull(users.whmcsId),
};
const columns = {
  created_at: users.createdAt,
  // Sorted ignoring case.
  name: sql`lower(${users.name})`,
  email: sql`lower(${users.email})`,
};

export type UserDirectory = ReturnType<typeof createUserDirectory>;

/** The users of this installation, as listed for admins. */
export function createUserDirectory({ db, clock }: { db: Database; clock: Clock }) {
  const parents = alias(users, 'parents');
  const resellers = alias(users, 'resellers');

  /** Counted only for the rows that are shown: both columns are indexed. */
  const derivedColumns = () => ({
    servers: db.current.$count(servers, eq(servers.ownerId, users.id)),
    lastSeenAt: sql<Date | null>`(${db.current
      .select({ at: sql`max(${sessions.lastUsedAt})` })
      .from(sessions)
      .where(
        and(eq(sessions.userId, users.id), isNull(sessions.impersonatorId), gt(sessions.expiresAt, clock.now())),
      )})`.mapWith(sessions.lastUsedAt),
  });

  const list = listOf<Filter['sort'], Filter, View, ListedUser>(db, {
    from: users,
    views: () =>
      db.current
        .select({ user: users, parent: parents.name, ...derivedColumns() })
        .from(users)
        .leftJoin(parents, eq(parents.id, users.parentId)),
    search: [users.name, users.email],
    sort: columns,
    filter: ({ role, mark }) => and(role && roleIs[role], mark && markIs[mark]),
    present,
  });

  return {
    ...list,
    /** Returns one user with related records; `undeletable` is added by the caller who can delete. */
    async find(id: number): Promise<Omit<UserDetail, 'undeletable'> | undefined> {
      const [row] = await db.current
        .select({ user: users, parent: parents.name, reseller: resellers.name, ...derivedColumns() })
        .from(users)
        .leftJoin(parents, eq(parents.id, users.parentId))
        .leftJoin(resellers, eq(resellers.id, users.resellerId))
        .where(eq(users.id, id));
      if (!row) return undefined;
      const [serverList, subUsers, ownTickets, loss] = await Promise.all([
        db.current
          .select({
            id: servers.id,
            name: servers.name,
            type: servers.type,
            status: servers.status,
            node: nodes.alias,
            operation: processes,
            ahead: aheadOf(db),
          })
          .from(servers)
          .innerJoin(nodes, eq(nodes.id, servers.nodeId))
          .leftJoin(processes, eq(processes.id, servers.operationId))
          .where(eq(servers.ownerId, id))
          .orderBy(desc(servers.id))
          .limit(serversShown),
        db.current.$count(users, eq(users.parentId, id)),
        db.current.$count(tickets, eq(tickets.userId, id)),
        deletionImpactOf(id),
      ]);
      const { isWhmcsUser, hasPlex, locale, resellerId } = row.user;
      return {
        ...present(row),
        is_whmcs_user: isWhmcsUser,
        has_plex: hasPlex,
        locale,
        reseller: named(resellerId, row.reseller),
        server_list: serverList.map(({ operation, ahead, ...server }) => ({
          ...server,
          operation: presentOperation(operation && { ...operation, ahead }),
        })),
        tickets: ownTickets,
        sub_users: subUsers,
        loss,
      };
    },
    familyOf,
  };

  /** Selects the ids of a user and all sub-users, recursively. */
  function familyOf(id: number): SQL {
    return sql`(with recursive family as (
      select ${id}::integer as id union select u.id from ${users} u join family on u.parent_id = family.id
    ) select id from family)`;
  }

  async function deletionImpactOf(id: number) {
    const theirs = sql`${servers.ownerId} in ${familyOf(id)}`;
    const ids = db.current.select({ id: servers.id }).from(servers).where(theirs);
    const [ofServers, operations, ofPeople, ofTickets] = await Promise.all([
      db.current.$count(servers, theirs),
      db.current.$count(processes, and(inArray(processes.serverId, ids), isUnfinished, isWhole)),
      db.current.$count(users, sql`${users.id} in ${familyOf(id)}`),
      db.current.$count(tickets, sql`${tickets.userId} in ${familyOf(id)}`),
    ]);
    return { servers: ofServers, operations, sub_users: ofPeople - 1, tickets: ofTickets };
  }
}

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

interface View {
  user: typeof users.$inferSelect;
  parent: string | null;
  servers: number;
  lastSeenAt: Date | null;
}

const present = ({ user, parent, servers: owned, lastSeenAt }: View): ListedUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  is_admin: user.isAdmin,
  is_moderator: user.isModerator,
  is_reseller: isReseller(user),
  is_trial: user.isTrial,
  is_contributor: user.isContributor,
  whmcs_id: user.whmcsId,
  restrictions: user.restrictions,
  past_due: user.pastDue,
  parent: named(user.parentId, parent),
  servers: owned,
  created_at: user.createdAt.toISOString(),
  last_seen_at: lastSeenAt?.toISOString() ?? null,
});
