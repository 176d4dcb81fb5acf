import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { HouseExportSubject } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { auditLog, nodes, products, servers, users } from '../../db/schema.ts';

/** A record as it is written to a file: its columns, in order. */
export interface Exported {
  readonly id: number;
  readonly [column: string]: unknown;
}

/** The records of a kind, ordered by id. */
export interface Source {
  /** Returns how many there are now, and the last id: records added later are not part of the file. */
  extent(): Promise<{ total: number; last: number }>;
  /** Returns the records after an id, up to and including the last. */
  after(id: number, last: number, limit: number): Promise<Exported[]>;
}

/** What can be exported. No file contains secrets: no password, token or key. */
export function createSources(db: Database): Record<HouseExportSubject, Source> {
  const sourceOf = (
    table: PgTable & { id: AnyPgColumn },
    read: (where: SQL | undefined, limit: number) => Promise<Exported[]>,
  ): Source => ({
    async extent() {
      const [row] = await db.current
        .select({ total: sql`count(*)`.mapWith(Number), last: sql`coalesce(max(${table.id}), 0)`.mapWith(Number) })
        .from(table);
      return row ?? { total: 0, last: 0 };
    },
    after: (id, last, limit) => read(and(gt(table.id, id), lte(table.id, last)), limit),
  });
  const parents = alias(users, 'parents');

  return {
    users: sourceOf(users, async (where, limit) => {
      const rows = await db.current
        .select({
          user: users,
          parent: parents.email,
          servers: db.current.$count(servers, eq(servers.ownerId, users.id)),
        })
        .from(users)
        .leftJoin(parents, eq(parents.id, users.parentId))
        .where(where)
        .orderBy(asc(users.id))
        .limit(limit);
      return rows.map(({ user, parent, servers: count }) => ({
        id: user.id,
        name: user.name,
        email: user.email,
        is_admin: user.isAdmin,
        is_moderator: user.isModerator,
        is_reseller: user.isReseller,
        is_trial: user.isTrial,
        is_contributor: user.isContributor,
        sub_user_of: parent,
        whmcs_id: user.whmcsId,
        restrictions: user.restrictions,
        servers: count,
        past_due: user.pastDue,
        locale: user.locale,
        created_at: user.createdAt,
      }));
    }),
    servers: sourceOf(servers, async (where, limit) => {
      const rows = await db.current
        .select({ server: servers, owner: users.email, node: nodes.alias, product: products.name })
        .from(servers)
        .innerJoin(users, eq(users.id, servers.ownerId))
        .leftJoin(nodes, eq(nodes.id, servers.nodeId))
        .leftJoin(products, eq(products.id, servers.productId))
        .where(where)
        .orderBy(asc(servers.id))
        .limit(limit);
      return rows.map(({ server, owner, node, product }) => ({
        id: server.id,
        name: server.name,
        type: server.type,
        status: server.status,
        owner_id: server.ownerId,
        owner,
        node,
        product,
        image: server.image,
        port: server.port,
        version: server.version,
        suspended_at: server.suspendedAt,
        suspension: server.suspension,
        created_at: server.createdAt,
      }));
    }),
    audit: sourceOf(auditLog, async (where, limit) => {
      const rows = await db.current.select().from(auditLog).where(where).orderBy(asc(auditLog.id)).limit(limit);
      return rows.map((row) => ({
        id: row.id,
        at: row.at,
        action: row.action,
        actor_id: row.actorId,
        actor: row.actorName,
        behalf_of_id: row.behalfOfId,
        behalf_of: row.behalfOfName,
        client: row.client,
        target_kind: row.targetKind,
        target_id: row.targetId,
        target: row.targetName,
        before: row.before,
        after: row.after,
        ip: row.ip,
      }));
    }),
  };
}
