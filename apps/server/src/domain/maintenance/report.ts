import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { MaintenanceDetail } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { mailings, maintenanceNodes, servers } from '../../db/schema.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { type MaintenanceRecord, presentItem } from './present.ts';

type Told = MaintenanceDetail['told'];

export type MaintenanceReport = ReturnType<typeof createMaintenanceReport>;

/** The report of a maintenance: whom it reaches, the outcome of each node, and what was announced. */
export function createMaintenanceReport(deps: {
  db: Database;
  nodes: Pick<Nodes, 'list'>;
  engines: Pick<Engines, 'hostOf'>;
}) {
  const { db, nodes, engines } = deps;

  const reachOf = async (
    { work, state }: MaintenanceRecord,
    ids: readonly number[],
  ): Promise<MaintenanceDetail['reach']> => {
    const [counts] = await db.current
      .select({
        servers: sql<number>`count(*)`.mapWith(Number),
        running: sql<number>`count(*) filter (where ${servers.status} = 'running')`.mapWith(Number),
        customers: sql<number>`count(distinct ${servers.ownerId})`.mapWith(Number),
      })
      .from(servers)
      .where(inArray(servers.nodeId, [...ids]));
    const isAhead = state === 'draft' || state === 'planned';
    const asked = isAhead && work === 'restart_node' ? await nodes.list(ids) : [];
    const out_of_reach = asked.filter((node) => !engines.hostOf(node)).map(({ alias }) => alias);
    return { ...(counts ?? { servers: 0, running: 0, customers: 0 }), out_of_reach };
  };

  const toldOf = async ({ statusEntryId, announcementId, mailingId, allClearId }: MaintenanceRecord): Promise<Told> => {
    const ids = [mailingId, allClearId].filter((id) => id !== null);
    const rows = ids.length === 0 ? [] : await db.current.select().from(mailings).where(inArray(mailings.id, ids));
    const mailOf = (wanted: number | null): Told['mail'] => {
      const row = rows.find(({ id }) => id === wanted);
      if (!row) return null;
      const { id, state, recipients, sent, failed } = row;
      return { id, state, recipients, sent, failed };
    };
    return {
      status_entry_id: statusEntryId,
      announcement_id: announcementId,
      mail: mailOf(mailingId),
      all_clear: mailOf(allClearId),
    };
  };

  return async (row: MaintenanceRecord): Promise<Pick<MaintenanceDetail, 'items' | 'reach' | 'told'>> => {
    const found = await db.current
      .select()
      .from(maintenanceNodes)
      .where(eq(maintenanceNodes.maintenanceId, row.id))
      .orderBy(asc(maintenanceNodes.id));
    const reach = await reachOf(
      row,
      found.flatMap(({ nodeId }) => nodeId ?? []),
    );
    return { items: found.map(presentItem), reach, told: await toldOf(row) };
  };
}
