import { and, between, eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { nodes } from '../../db/schema.ts';
import { placesTaken } from '../placement/places-taken.ts';

/**
 * Returns a port of the node's range that none of its servers has or will have; it is reserved until the transaction
 * ends.
 */
export async function claimPort(db: Database, nodeId: number): Promise<number> {
  const [node] = await db.current
    .select({ first: nodes.portFirst, last: nodes.portLast })
    .from(nodes)
    .where(eq(nodes.id, nodeId))
    .for('update');
  if (!node) throw new AppError('conflict', 'This node no longer exists.');
  const { first, last } = node;
  const taken = placesTaken(db);
  const rows = await db.current
    .select({ port: taken.port })
    .from(taken)
    .where(and(eq(taken.nodeId, nodeId), between(taken.port, first, last)));
  const port = nextPort(new Set(rows.map((row) => row.port)), first, last);
  if (port === undefined) throw new AppError('conflict', 'This node has no free port left.');
  return port;
}

/**
 * Returns the port above the highest, so that a released one is not reused at once; at the end of the range, the first
 * gap.
 */
export function nextPort(taken: ReadonlySet<number>, first: number, last: number): number | undefined {
  const above = Math.max(first - 1, ...taken) + 1;
  if (above <= last) return above;
  for (let port = first; port <= last; port += 1) if (!taken.has(port)) return port;
  return undefined;
}
