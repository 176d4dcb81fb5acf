import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { dockerServices, nodes, servicePlacements as table } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';

/** How many placements of a service meet a condition. */
const placementsWith = (condition?: SQL) =>
  subselect<number>(
    sql`select count(*) from ${table} join ${nodes} on ${nodes.id} = ${table.nodeId} where ${and(
      eq(table.serviceId, dockerServices.id),
      condition,
    )}`,
  ).mapWith(Number);

/** The number of nodes that a service is on. */
export const nodesWith = placementsWith();
/** The number of nodes on which it runs; unreachable nodes do not count. */
export const runningNodes = placementsWith(and(eq(table.state, 'running'), eq(nodes.up, true)));
/** The number of nodes on which its container is older than the declaration. */
export const outdatedNodes = placementsWith(lt(table.revision, dockerServices.revision));
