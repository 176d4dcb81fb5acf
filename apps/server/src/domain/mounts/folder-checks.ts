import { asc, eq, type SQL } from 'drizzle-orm';
import type { FolderCheck, FolderState } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { deploymentPaths, folderChecks as table, libraryPaths, mountPaths, mounts, nodes } from '../../db/schema.ts';
import type { FolderReport } from '../../engines/port.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';

/** The record that a folder belongs to: its kind, as the database calls it, and its id. */
export interface FolderOwner {
  kind: 'deployment' | 'library';
  id: number;
}

/** A folder on a node. */
export interface Folder {
  nodeId: number;
  path: string;
}

export type Finding = Omit<FolderReport, 'state'> & { state: FolderState };

export type FolderChecks = ReturnType<typeof createFolderChecks>;

/** The folders of deployment paths and library paths on nodes, and the result of the last check of each. */
export function createFolderChecks(deps: { db: Database; clock: Clock; nodes: Nodes; engines: Engines }) {
  const { db, clock, nodes: nodeRecords, engines } = deps;
  const isOf = ({ kind, id }: FolderOwner): SQL =>
    eq(kind === 'deployment' ? table.deploymentPathId : table.libraryPathId, id);

  /** Returns the folder of a record on each of its nodes. */
  const foldersOf = async ({ kind, id }: FolderOwner): Promise<Folder[]> => {
    if (kind === 'deployment') {
      const [row] = await db.current.select().from(deploymentPaths).where(eq(deploymentPaths.id, id));
      if (!row) return [];
      const which = row.nodeId === null ? undefined : eq(nodes.id, row.nodeId);
      const found = await db.current.select({ nodeId: nodes.id }).from(nodes).where(which).orderBy(asc(nodes.id));
      return found.map(({ nodeId }) => ({ nodeId, path: row.path }));
    }
    const [row] = await db.current
      .select({ nodeId: mounts.nodeId, target: mounts.target, folder: libraryPaths.folder })
      .from(libraryPaths)
      .innerJoin(mountPaths, eq(mountPaths.id, libraryPaths.mountPathId))
      .innerJoin(mounts, eq(mounts.id, mountPaths.mountId))
      .where(eq(libraryPaths.id, id));
    return row ? [{ nodeId: row.nodeId, path: `${row.target}/${row.folder}` }] : [];
  };

  /** Locks node and record until the transaction ends; the node first, as its deletion does. */
  const hold = async ({ kind, id }: FolderOwner, nodeId: number): Promise<void> => {
    await db.current.select({ id: nodes.id }).from(nodes).where(eq(nodes.id, nodeId)).for('key share');
    const record = kind === 'deployment' ? deploymentPaths : libraryPaths;
    await db.current.select({ id: record.id }).from(record).where(eq(record.id, id)).for('share');
  };

  return {
    foldersOf,
    /** Returns the last check of the folder on each of its nodes. */
    async of(owner: FolderOwner): Promise<FolderCheck[]> {
      const folders = await foldersOf(owner);
      const rows = await db.current.select().from(table).where(isOf(owner));
      const checks = new Map(rows.map((row) => [row.nodeId, row]));
      const found = await nodeRecords.list(folders.map(({ nodeId }) => nodeId));
      return found.map((node) => {
        const check = checks.get(node.id);
        const state = engines.hostOf(node) ? (check?.state ?? 'unchecked') : 'no-machine';
        const known = state === 'no-machine' ? undefined : check;
        return {
          node: { id: node.id, alias: node.alias },
          state,
          is_writable: known?.isWritable ?? null,
          size_bytes: known?.sizeBytes ?? null,
          free_bytes: known?.freeBytes ?? null,
          checked_at: known?.checkedAt.toISOString() ?? null,
        };
      });
    },
    /** Records the result of a check; ignores it if the record has another folder by now. */
    async note(owner: FolderOwner, { nodeId, path }: Folder, finding: Finding): Promise<void> {
      await hold(owner, nodeId);
      const isStill = (await foldersOf(owner)).some((one) => one.nodeId === nodeId && one.path === path);
      if (!isStill) return;
      const set = { ...finding, checkedAt: clock.now() };
      const [whose, column] =
        owner.kind === 'deployment'
          ? [{ deploymentPathId: owner.id }, table.deploymentPathId]
          : [{ libraryPathId: owner.id }, table.libraryPathId];
      await db.current
        .insert(table)
        .values({ nodeId, ...whose, ...set })
        .onConflictDoUpdate({ target: [column, table.nodeId], set });
    },
    /** Forgets the results of checks, which do not hold for another folder. */
    async forget(owner: FolderOwner): Promise<void> {
      await db.current.delete(table).where(isOf(owner));
    },
  };
}
