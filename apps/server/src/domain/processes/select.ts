import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { nodes, processes, servers } from '../../db/schema.ts';
import { aheadOf } from './ahead.ts';

/** Whole operations without their steps, as lists show them. */
export const isWhole = isNull(processes.step);

/** Running or queued. */
export const isUnfinished = inArray(processes.state, ['queued', 'running']);

/** Selects processes with their node, their server, and whether they have steps. */
export function selectProcesses(db: Database) {
  const part = alias(processes, 'part');
  const parts = db.current.select({ one: sql`1` }).from(part).where(eq(part.parentId, processes.id));
  return db.current
    .select({
      process: processes,
      node: { alias: nodes.alias, host: nodes.host },
      server: { name: servers.name, operationId: servers.operationId },
      hasSteps: sql<boolean>`exists ${parts}`,
      ahead: aheadOf(db),
    })
    .from(processes)
    .leftJoin(nodes, eq(nodes.id, processes.nodeId))
    .leftJoin(servers, eq(servers.id, processes.serverId))
    .$dynamic();
}
