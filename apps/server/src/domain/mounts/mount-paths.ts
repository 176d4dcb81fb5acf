import { and, eq, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Contract, MountPath, MountPathDraft, ParsedOf } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { libraryPaths, mountPaths as table, mounts as mountTable, nodes } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { Mounts } from './mounts.ts';

type Filter = ParsedOf<Contract['adminMountPaths']['export']>['query'];
type Row = typeof table.$inferSelect;

/** The administration of mount paths; open lists are notified with the commit. */
export function createMountPaths(deps: { db: Database; clock: Clock; mounts: Mounts; audit: Audit; events: Events }) {
  const { db, clock, mounts, audit, events } = deps;
  const views = () =>
    db.current.select({ row: table, mount: mountName, nodeId: nodeId.mapWith(Number), alias, libraries }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  /** Refuses a taken path: two mounts of one node cannot be bound at the same path of a container. */
  const refuseUnfit = async (draft: MountPathDraft, own = 0) => {
    const mount = await mounts.lock(draft.mount_id);
    if (!mount) return refuseFields({ mount_id: 'Choose a mount' });
    await db.current.select({ id: nodes.id }).from(nodes).where(eq(nodes.id, mount.nodeId)).for('no key update');
    const isTaken = and(eq(nodeId, mount.nodeId), eq(table.path, draft.path), ne(table.id, own));
    const [taken] = await views().where(isTaken).limit(1);
    refuseFields({ path: taken !== undefined && `${taken.mount} is already using this path on ${taken.alias}` });
  };

  const { create, change, remove, versionOf } = crud<View, MountPathDraft, MountPathDraft>(
    { db, audit, tell: () => events.emit('admin', 'mount-paths-changed', {}) },
    {
      table,
      noun,
      read: view,
      async insert(draft) {
        await refuseUnfit(draft);
        const values = { ...valuesOf(draft), createdAt: clock.now() };
        const [row] = await db.current.insert(table).values(values).returning({ id: table.id });
        return row;
      },
      async update(id, draft) {
        await refuseUnfit(draft, id);
        await db.current.update(table).set(valuesOf(draft)).where(eq(table.id, id));
      },
      nameOf: (record) => draftOf(record).path,
      trace: (record) => ({ ...draftOf(record) }),
      stateOf: draftOf,
    },
  );

  return {
    async find(id: number): Promise<{ data: MountPath; version: string }> {
      const one = found(noun, await view(id));
      return { data: present(one), version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, MountPath>(db, {
      from: table,
      views,
      search: [table.path, mountName, alias],
      sort: {
        path: table.path,
        mount: sql`lower(${mountName})`,
        node: sql`lower(${alias})`,
        created_at: table.createdAt,
      },
      present,
    }),
    create,
    update: (id: number, draft: MountPathDraft, basedOn?: string): Promise<void> => change(id, () => draft, basedOn),
    remove,
  };
}

const noun = 'mount path';

/** A column of the mount of a mount path, or of its node. */
const ofMount = <T>(what: SQLWrapper) =>
  subselect<T>(
    sql`select ${what} from ${mountTable} join ${nodes} on ${nodes.id} = ${mountTable.nodeId} where ${mountTable.id} = ${table.mountId}`,
  );
const mountName = ofMount<string>(mountTable.name);
const nodeId = ofMount<number>(nodes.id);
const alias = ofMount<string>(nodes.alias);
const libraries = subselect<number>(
  sql`select count(*) from ${libraryPaths} where ${libraryPaths.mountPathId} = ${table.id}`,
).mapWith(Number);

const valuesOf = ({ mount_id, path, read_only }: MountPathDraft) => ({ mountId: mount_id, path, readOnly: read_only });

const draftOf = (record: { row: Row } | MountPathDraft): MountPathDraft => {
  if (!('row' in record)) return record;
  const { mountId, path, readOnly } = record.row;
  return { mount_id: mountId, path, read_only: readOnly };
};

const present = (one: { row: Row; mount: string; nodeId: number; alias: string; libraries: number }): MountPath => ({
  id: one.row.id,
  mount: { id: one.row.mountId, name: one.mount },
  node: { id: one.nodeId, alias: one.alias },
  path: one.row.path,
  read_only: one.row.readOnly,
  libraries: one.libraries,
  created_at: one.row.createdAt.toISOString(),
});
