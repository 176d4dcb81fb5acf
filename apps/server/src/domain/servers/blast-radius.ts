import { and, countDistinct, eq, inArray } from 'drizzle-orm';
import type { BlastRadius } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { processes, servers, serverShares } from '../../db/schema.ts';
import { isUnfinished, isWhole } from '../processes/select.ts';

export type BlastRadiusOf = ReturnType<typeof createBlastRadius>;

/** Returns who and what else is affected by an action on servers. */
export const createBlastRadius =
  ({ db }: { db: Database }) =>
  async (ids: readonly number[]): Promise<BlastRadius> => {
    const [row] = await db.current
      .select({
        servers: countDistinct(servers.id).mapWith(Number),
        customers: countDistinct(servers.ownerId).mapWith(Number),
        shared_with: countDistinct(serverShares.userId).mapWith(Number),
        operations: countDistinct(processes.id).mapWith(Number),
      })
      .from(servers)
      .leftJoin(serverShares, eq(serverShares.serverId, servers.id))
      .leftJoin(processes, and(eq(processes.serverId, servers.id), isUnfinished, isWhole))
      .where(inArray(servers.id, [...ids]));
    return row ?? { servers: 0, customers: 0, shared_with: 0, operations: 0 };
  };
