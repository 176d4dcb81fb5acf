import { and, eq, gte, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { OperationKind } from '@kronos/api/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../db/database.ts';
import { processes, serverDefaults, servers } from '../../../db/schema.ts';
import type { Operations } from '../operations.ts';
import { openSince } from './window.ts';

const day = 24 * 60 * 60 * 1000;
/** How many of an owner's servers are restarted at a time; the rest follow in the next round. */
const atOnce = 5;
/** Operations after which a server is as fresh as after a restart. */
const refreshing: OperationKind[] = ['start', 'restart', 'deploy', 'rebuild', 'restore', 'reset-config', 'move'];

/** The restarts planned for the owners' maintenance windows. */
export function createUpkeep(deps: { db: Database; clock: Clock; log: Logger; operations: Pick<Operations, 'order'> }) {
  const { db, clock, log, operations } = deps;

  const dueOf = (ownerId: number, since: Date) => {
    const refreshed = db.current
      .select({ one: sql`1` })
      .from(processes)
      .where(
        and(eq(processes.serverId, servers.id), inArray(processes.kind, refreshing), gte(processes.createdAt, since)),
      );
    return db.current
      .select({ id: servers.id })
      .from(servers)
      .where(
        and(
          eq(servers.ownerId, ownerId),
          eq(servers.status, 'running'),
          isNull(servers.suspendedAt),
          notExists(refreshed),
        ),
      )
      .orderBy(servers.id)
      .limit(atOnce);
  };

  return {
    /** Orders the restarts that are due. */
    async restartDue(): Promise<void> {
      const rows = await db.current
        .select({ ownerId: serverDefaults.userId, maintenance: serverDefaults.maintenance })
        .from(serverDefaults)
        .where(isNotNull(serverDefaults.maintenance));
      for (const { ownerId, maintenance } of rows) {
        if (maintenance === null || maintenance.restart === 'never') continue;
        const start = openSince(maintenance, clock.now());
        if (!start) continue;
        const since = maintenance.restart === 'daily' ? start : new Date(start.getTime() - 6 * day);
        for (const { id } of await dueOf(ownerId, since)) {
          try {
            await db.transaction(() => operations.order('restart', id));
          } catch (error) {
            // Another operation is under way: the next round tries again.
            if (!(error instanceof AppError)) throw error;
            log.debug({ server: id, reason: error.message }, 'a planned restart is waiting');
          }
        }
      }
    },
  };
}
