import { asc, eq } from 'drizzle-orm';
import type { Server, ServerDetail } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { products, servers, serverShares, users } from '../../db/schema.ts';
import type { ServerRow } from './server-row.ts';

export type ServerBackground = ReturnType<typeof createServerBackground>;

/** The owner, product and sub-users of a server, for admins. */
export function createServerBackground({ db }: { db: Database }) {
  return {
    async of({ id, ownerId, image, limits, containerId }: ServerRow): Promise<Omit<ServerDetail, keyof Server>> {
      const [[owner], [product], shared_with] = await Promise.all([
        db.current
          .select({ id: users.id, name: users.name, email: users.email, is_admin: users.isAdmin })
          .from(users)
          .where(eq(users.id, ownerId)),
        db.current
          .select({ id: products.id, name: products.name })
          .from(servers)
          .innerJoin(products, eq(products.id, servers.productId))
          .where(eq(servers.id, id)),
        db.current
          .select({ id: users.id, name: users.name })
          .from(serverShares)
          .innerJoin(users, eq(users.id, serverShares.userId))
          .where(eq(serverShares.serverId, id))
          .orderBy(asc(users.name), asc(users.id)),
      ]);
      if (!owner) throw new Error(`The server ${id} has no owner.`);
      return {
        owner,
        product: product ?? null,
        image,
        limits: {
          cpus: limits.cpus ?? null,
          memory_bytes: limits.memoryBytes ?? null,
          pids: limits.pids ?? null,
        },
        container: containerId,
        shared_with,
      };
    },
  };
}
