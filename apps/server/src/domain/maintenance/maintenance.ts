import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Contract, MaintenanceDetail, MaintenanceDraft, MaintenanceRow, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { maintenanceNodes, maintenances as table, nodes } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import {
  draftOf,
  type MaintenanceRecord,
  type MaintenanceView,
  nodesOf,
  presentDetail,
  presentRow,
  valuesOf,
} from './present.ts';
import type { MaintenanceReport } from './report.ts';
import { textsOf } from './texts.ts';

type Filter = ParsedOf<Contract['adminMaintenance']['export']>['query'];

export const noun = 'maintenance';

export type Maintenance = ReturnType<typeof createMaintenance>;

/** The administration of maintenance, and its reports. */
export function createMaintenance(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  report: MaintenanceReport;
}) {
  const { db, clock, audit, events, report } = deps;
  const tell = (id: number) => events.emit('admin', 'maintenance-changed', { id });
  const views = () => db.current.select({ row: table, nodes: nodesOf }).from(table);
  const view = async (id: number): Promise<MaintenanceView | undefined> => (await views().where(eq(table.id, id)))[0];

  /** Records the nodes in the order in which they were chosen, with their current names. */
  const nameNodes = async (maintenanceId: number, wanted: readonly number[]): Promise<void> => {
    const ids = [...new Set(wanted)];
    const known = await db.current
      .select({ id: nodes.id, alias: nodes.alias })
      .from(nodes)
      .where(inArray(nodes.id, ids))
      .for('key share');
    refuseFields({ node_ids: known.length < ids.length && 'One of these nodes no longer exists' });
    const aliasOf = new Map(known.map(({ id, alias }) => [id, alias]));
    await db.current.delete(maintenanceNodes).where(eq(maintenanceNodes.maintenanceId, maintenanceId));
    await db.current
      .insert(maintenanceNodes)
      .values(ids.map((nodeId) => ({ maintenanceId, nodeId, alias: aliasOf.get(nodeId) ?? '' })));
  };

  const { create, change, remove, versionOf } = crud<MaintenanceView, MaintenanceDraft, MaintenanceDraft>(
    { db, audit, tell },
    {
      table,
      noun,
      read: view,
      async insert(draft) {
        const values = { ...valuesOf(draft, textsOf(draft)), byName: audit.actor()?.name ?? null };
        const [row] = await db.current
          .insert(table)
          .values({ ...values, createdAt: clock.now() })
          .returning({ id: table.id });
        if (row) await nameNodes(row.id, draft.node_ids);
        return row;
      },
      async update(id, draft) {
        await db.current
          .update(table)
          .set(valuesOf(draft, textsOf(draft)))
          .where(eq(table.id, id));
        await nameNodes(id, draft.node_ids);
      },
      nameOf: (record) => ('row' in record ? record.row.title : record.title),
      trace: traceOf,
      stateOf: draftOf,
    },
  );

  const lock = async (id: number): Promise<MaintenanceRecord | undefined> =>
    (await db.current.select().from(table).where(eq(table.id, id)).for('update'))[0];

  return {
    ...listOf<Filter['sort'], Filter, MaintenanceView, MaintenanceRow>(db, {
      from: table,
      views,
      search: [table.title],
      sort: { starts_at: table.startsAt, title: sql`lower(${table.title})` },
      filter: ({ state, node }) =>
        and(
          state && eq(table.state, state),
          node &&
            inArray(
              table.id,
              db.current
                .select({ id: maintenanceNodes.maintenanceId })
                .from(maintenanceNodes)
                .where(inArray(maintenanceNodes.nodeId, [...node])),
            ),
        ),
      present: presentRow,
    }),
    tell,
    lock,
    create,
    async find(id: number): Promise<{ data: MaintenanceDetail; version: string }> {
      const one = found(noun, await view(id));
      return { data: presentDetail(one, await report(one.row)), version: versionOf(one) };
    },
    update: (id: number, draft: MaintenanceDraft, basedOn?: string): Promise<void> =>
      change(
        id,
        ({ row }) => {
          if (row.state !== 'draft') throw new AppError('conflict', 'Planned maintenance can no longer be changed.');
          return draft;
        },
        basedOn,
      ),
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        const row = await lock(id);
        if (row && ['planned', 'running', 'paused'].includes(row.state))
          throw new AppError('conflict', 'Cancel this maintenance before you delete it.');
        await remove(id);
      }),
    /** Updates the record of a maintenance. */
    set: (id: number, values: Partial<MaintenanceRecord>) =>
      db.current.update(table).set(values).where(eq(table.id, id)),
  };
}

/** What the audit log keeps of a record, without the long texts, which would fill it. */
function traceOf(record: MaintenanceView | MaintenanceDraft): Record<string, unknown> {
  const { mail_text, announcement_text, ...rest } = 'row' in record ? draftOf(record) : record;
  return { ...rest, mail_length: mail_text.length, announcement_length: announcement_text.length };
}
