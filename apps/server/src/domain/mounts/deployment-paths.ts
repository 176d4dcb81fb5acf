import { eq, sql } from 'drizzle-orm';
import type {
  Contract,
  DeploymentPath,
  DeploymentPathDetail,
  DeploymentPathDraft,
  FolderCheckAccepted,
  ParsedOf,
} from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { deploymentPaths as table, folderChecks as checkTable, nodes, servers } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { FolderChecks, FolderOwner } from './folder-checks.ts';
import type { FolderOrders } from './folder-orders.ts';

type Filter = ParsedOf<Contract['adminDeploymentPaths']['export']>['query'];
type Row = typeof table.$inferSelect;

/** The administration of deployment paths; open lists are notified with the commit. */
export function createDeploymentPaths(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  folderChecks: FolderChecks;
  folderOrders: FolderOrders;
}) {
  const { db, clock, audit, events, folderChecks, folderOrders } = deps;
  const views = () => db.current.select({ row: table, alias, usableOn, servers: there }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const written = async <T>({ node_id: id }: DeploymentPathDraft, write: () => Promise<T>): Promise<T> => {
    if (id !== null) {
      // Held until the commit, so that it cannot be deleted meanwhile.
      const [node] = await db.current.select({ id: nodes.id }).from(nodes).where(eq(nodes.id, id)).for('key share');
      refuseFields({ node_id: node === undefined && 'Choose a node' });
    }
    return unlessTaken('deployment_paths_place', write, () =>
      refuseFields({ path: 'A deployment path for this folder already exists' }),
    );
  };

  const { create, change, remove, versionOf } = crud<View, DeploymentPathDraft, DeploymentPathDraft>(
    { db, audit, tell: () => events.emit('admin', 'deployment-paths-changed', {}) },
    {
      table,
      noun,
      read: view,
      insert: (draft) =>
        written(draft, async () => {
          const values = { ...valuesOf(draft), createdAt: clock.now() };
          const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
          return row;
        }),
      async update(id, draft) {
        const before = found(noun, await view(id)).row;
        if (before.path !== draft.path) await folderChecks.forget(ownerOf(id));
        await written(draft, () => db.current.update(table).set(valuesOf(draft)).where(eq(table.id, id)));
      },
      nameOf: (record) => draftOf(record).name,
      trace: (record) => ({ ...draftOf(record) }),
      stateOf: draftOf,
    },
  );

  return {
    async find(id: number): Promise<{ data: DeploymentPathDetail; version: string }> {
      const one = found(noun, await view(id));
      return { data: { ...present(one), checks: await folderChecks.of(ownerOf(id)) }, version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, DeploymentPath>(db, {
      from: table,
      views,
      search: [table.name, table.path, alias],
      sort: {
        name: sql`lower(${table.name})`,
        path: table.path,
        servers: there,
        created_at: table.createdAt,
      },
      present,
    }),
    create,
    update: (id: number, draft: DeploymentPathDraft, basedOn?: string): Promise<void> =>
      change(id, () => draft, basedOn),
    remove,
    /** Orders a check of the folder on each of its nodes. */
    async check(id: number): Promise<FolderCheckAccepted> {
      const { name } = found(noun, await view(id)).row;
      return folderOrders.check(ownerOf(id), { noun, name });
    },
  };
}

const noun = 'deployment path';
const ownerOf = (id: number): FolderOwner => ({ kind: 'deployment', id });

const alias = subselect<string | null>(sql`select ${nodes.alias} from ${nodes} where ${nodes.id} = ${table.nodeId}`);
const usableOn = subselect<number>(
  sql`select count(*) from ${checkTable} where ${checkTable.deploymentPathId} = ${table.id} and ${checkTable.state} = 'found' and ${checkTable.isWritable}`,
).mapWith(Number);
const there = subselect<number>(
  sql`select count(*) from ${servers} where starts_with(${servers.volume}, ${table.path} || '/') and coalesce(${servers.nodeId} = ${table.nodeId}, true)`,
).mapWith(Number);

const valuesOf = ({ name, path, node_id, is_enabled }: DeploymentPathDraft) => ({
  name,
  path,
  nodeId: node_id,
  isEnabled: is_enabled,
});

const draftOf = (record: { row: Row } | DeploymentPathDraft): DeploymentPathDraft => {
  if (!('row' in record)) return record;
  const { name, path, nodeId, isEnabled } = record.row;
  return { name, path, node_id: nodeId, is_enabled: isEnabled };
};

const present = (one: { row: Row; alias: string | null; usableOn: number; servers: number }): DeploymentPath => ({
  id: one.row.id,
  name: one.row.name,
  path: one.row.path,
  node: one.row.nodeId === null || one.alias === null ? null : { id: one.row.nodeId, alias: one.alias },
  is_enabled: one.row.isEnabled,
  usable_on: one.usableOn,
  servers: one.servers,
  created_at: one.row.createdAt.toISOString(),
});
