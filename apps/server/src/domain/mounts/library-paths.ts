import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type {
  Contract,
  FolderCheckAccepted,
  LibraryPath,
  LibraryPathDetail,
  LibraryPathDraft,
  ParsedOf,
} from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { libraryPaths as table, mountPaths, mounts, nodes } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { listOf } from '../records/list-of.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { FolderChecks, FolderOwner } from './folder-checks.ts';
import type { FolderOrders } from './folder-orders.ts';

type Filter = ParsedOf<Contract['adminLibraryPaths']['export']>['query'];
type Row = typeof table.$inferSelect;

/** The administration of library paths; open lists are notified with the commit. */
export function createLibraryPaths(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  folderChecks: FolderChecks;
  folderOrders: FolderOrders;
}) {
  const { db, clock, audit, events, folderChecks, folderOrders } = deps;
  const views = () => db.current.select({ row: table, path, nodeId: nodeId.mapWith(Number), alias }).from(table);
  type View = Awaited<ReturnType<typeof views>>[number];
  const view = async (id: number) => (await views().where(eq(table.id, id)))[0];

  const written = async <T>({ mount_path_id: id }: LibraryPathDraft, write: () => Promise<T>): Promise<T> => {
    // Held until the commit, so that it cannot be deleted meanwhile.
    const [parent] = await db.current.select().from(mountPaths).where(eq(mountPaths.id, id)).for('key share');
    refuseFields({ mount_path_id: parent === undefined && 'Choose a mount path' });
    return unlessTaken('library_paths_folder', write, () =>
      refuseFields({ folder: 'This folder is already a library path' }),
    );
  };

  const { create, change, remove, versionOf } = crud<View, LibraryPathDraft, LibraryPathDraft>(
    { db, audit, tell: () => events.emit('admin', 'library-paths-changed', {}) },
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
        const { mountPathId, folder } = found(noun, await view(id)).row;
        if (mountPathId !== draft.mount_path_id || folder !== draft.folder) await folderChecks.forget(ownerOf(id));
        await written(draft, () => db.current.update(table).set(valuesOf(draft)).where(eq(table.id, id)));
      },
      nameOf: (record) => draftOf(record).name,
      trace: (record) => ({ ...draftOf(record) }),
      stateOf: draftOf,
    },
  );

  return {
    async find(id: number): Promise<{ data: LibraryPathDetail; version: string }> {
      const one = found(noun, await view(id));
      return { data: { ...present(one), checks: await folderChecks.of(ownerOf(id)) }, version: versionOf(one) };
    },
    ...listOf<Filter['sort'], Filter, View, LibraryPath>(db, {
      from: table,
      views,
      search: [table.name, table.folder, path, alias],
      sort: {
        name: sql`lower(${table.name})`,
        path: sql`${path} || '/' || ${table.folder}`,
        node: sql`lower(${alias})`,
        created_at: table.createdAt,
      },
      filter: ({ kind }) => kind && eq(table.kind, kind),
      present,
    }),
    create,
    update: (id: number, draft: LibraryPathDraft, basedOn?: string): Promise<void> => change(id, () => draft, basedOn),
    remove,
    /** Orders a check of the folder on its node. */
    async check(id: number): Promise<FolderCheckAccepted> {
      const { name } = found(noun, await view(id)).row;
      return folderOrders.check(ownerOf(id), { noun, name });
    },
  };
}

const noun = 'library path';
const ownerOf = (id: number): FolderOwner => ({ kind: 'library', id });

/** A column of the mount path of a library path, or of its node. */
const ofMountPath = <T>(what: SQLWrapper) =>
  subselect<T>(
    sql`select ${what} from ${mountPaths} join ${mounts} on ${mounts.id} = ${mountPaths.mountId} join ${nodes} on ${nodes.id} = ${mounts.nodeId} where ${mountPaths.id} = ${table.mountPathId}`,
  );
const path = ofMountPath<string>(mountPaths.path);
const nodeId = ofMountPath<number>(nodes.id);
const alias = ofMountPath<string>(nodes.alias);

const valuesOf = ({ name, kind, mount_path_id, folder }: LibraryPathDraft) => ({
  name,
  kind,
  mountPathId: mount_path_id,
  folder,
});

const draftOf = (record: { row: Row } | LibraryPathDraft): LibraryPathDraft => {
  if (!('row' in record)) return record;
  const { name, kind, mountPathId, folder } = record.row;
  return { name, kind, mount_path_id: mountPathId, folder };
};

const present = (one: { row: Row; path: string; nodeId: number; alias: string }): LibraryPath => ({
  id: one.row.id,
  name: one.row.name,
  kind: one.row.kind,
  mount_path: { id: one.row.mountPathId, path: one.path },
  node: { id: one.nodeId, alias: one.alias },
  folder: one.row.folder,
  created_at: one.row.createdAt.toISOString(),
});
