import { asc, count, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { nodes, servers, users } from '../../db/schema.ts';
import { tallyByStatus } from '../servers/tally.ts';
import type { UserRow } from '../users/users.ts';

export type Resellers = ReturnType<typeof createResellers>;

/** The nodes, servers and customers of a reseller. */
export function createResellers({ db }: { db: Database }) {
  return {
    async summary(user: UserRow) {
      const isTheirs = or(
        eq(nodes.ownerId, user.id),
        user.resellerNode === null ? undefined : eq(nodes.id, user.resellerNode),
      );
      const [own, byStatus, customers] = await Promise.all([
        db.current
          .select({
            id: nodes.id,
            alias: nodes.alias,
            host: nodes.host,
            up: nodes.up,
            seenAt: nodes.seenAt,
            servers: count(servers.id).mapWith(Number),
          })
          .from(nodes)
          .leftJoin(servers, eq(servers.nodeId, nodes.id))
          .where(isTheirs)
          .groupBy(nodes.id)
          .orderBy(asc(nodes.alias)),
        db.current
          .select({ status: servers.status, count: count().mapWith(Number) })
          .from(servers)
          .innerJoin(nodes, eq(nodes.id, servers.nodeId))
          .where(isTheirs)
          .groupBy(servers.status),
        db.current.$count(users, eq(users.resellerId, user.id)),
      ]);
      return {
        reseller: { id: user.id, name: user.name, customers, servers: tallyByStatus(byStatus) },
        nodes: own.map(({ seenAt, ...node }) => ({ ...node, seen_at: seenAt?.toISOString() ?? null })),
      };
    },
  };
}
