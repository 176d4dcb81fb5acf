import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Contract, ParsedOf, PlacementState, ServicePlacementRow } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { dockerServices, nodes, processes, servicePlacements as table } from '../../db/schema.ts';
import { listOf } from '../records/list-of.ts';
import { isBusy } from './placements.ts';

type Filter = ParsedOf<Contract['adminServicePlacements']['export']>['query'];

export type ServicePlacementList = ReturnType<typeof createServicePlacementList>;

/** The services on nodes, read from the records only. */
export function createServicePlacementList({ db }: { db: Database }) {
  const views = () =>
    db.current
      .select({
        row: table,
        service: { id: dockerServices.id, name: dockerServices.name },
        node: { id: nodes.id, alias: nodes.alias },
        isUp: nodes.up,
        seenAt: nodes.seenAt,
        isOutdated: sql<boolean>`coalesce(${lt(table.revision, dockerServices.revision)}, false)`,
        process: {
          id: processes.id,
          state: processes.state,
          progress: processes.progress,
          result: processes.result,
        },
      })
      .from(table)
      .innerJoin(dockerServices, eq(dockerServices.id, table.serviceId))
      .innerJoin(nodes, eq(nodes.id, table.nodeId))
      .leftJoin(processes, eq(processes.id, table.processId));
  type View = Awaited<ReturnType<typeof views>>[number];

  return listOf<Filter['sort'], Filter, View, ServicePlacementRow>(db, {
    from: table,
    views,
    ids: () =>
      db.current
        .select({ id: table.id })
        .from(table)
        .innerJoin(dockerServices, eq(dockerServices.id, table.serviceId))
        .innerJoin(nodes, eq(nodes.id, table.nodeId)),
    search: [nodes.alias, dockerServices.name],
    sort: { node: sql`lower(${nodes.alias})`, created_at: table.createdAt },
    filter: ({ service, node, state }) =>
      and(
        service !== undefined ? eq(table.serviceId, service) : undefined,
        node !== undefined ? eq(table.nodeId, node) : undefined,
        state && isIn(state),
      ),
    present: ({ row, service, node, isUp, seenAt, isOutdated, process }) => ({
      id: row.id,
      service,
      node,
      state: isUp ? row.state : 'unknown',
      seen_at: seenAt?.toISOString() ?? null,
      digest: row.digest,
      is_outdated: isOutdated,
      created_at: row.createdAt.toISOString(),
      process_id: isBusy(process) ? process.id : null,
      progress: isBusy(process) ? process.progress : null,
      failed: process?.state === 'failed' ? { process_id: process.id, message: process.result } : null,
    }),
  });
}

const isIn = (state: PlacementState): SQL | undefined =>
  state === 'unknown' ? eq(nodes.up, false) : and(eq(nodes.up, true), eq(table.state, state));
