import { and, asc, eq, sql } from 'drizzle-orm';
import type { LibraryKind } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { injectedLibraries as table, libraryPaths, mountPaths, mounts } from '../../db/schema.ts';

/** A library path, as the servers of its node see it. */
export interface ServerPath {
  id: number;
  name: string;
  kind: LibraryKind;
  /** Absolute inside the container. */
  path: string;
}

export type InjectedLibrary = typeof table.$inferSelect;

export type InjectedLibraries = ReturnType<typeof createInjectedLibraries>;

/** The library paths of nodes, and the libraries made from them on media servers. */
export function createInjectedLibraries({ db, clock }: { db: Database; clock: Clock }) {
  return {
    pathsOf: (nodeId: number): Promise<ServerPath[]> =>
      db.current
        .select({
          id: libraryPaths.id,
          name: libraryPaths.name,
          kind: libraryPaths.kind,
          path: sql<string>`${mountPaths.path} || '/' || ${libraryPaths.folder}`,
        })
        .from(libraryPaths)
        .innerJoin(mountPaths, eq(mountPaths.id, libraryPaths.mountPathId))
        .innerJoin(mounts, eq(mounts.id, mountPaths.mountId))
        .where(eq(mounts.nodeId, nodeId))
        .orderBy(sql`lower(${libraryPaths.name})`, asc(libraryPaths.id)),
    /** Lists the injected libraries of a server, each with whether its library path still exists on any node. */
    async of(serverId: number): Promise<(InjectedLibrary & { hasPath: boolean })[]> {
      const rows = await db.current
        .select({ row: table, pathId: libraryPaths.id })
        .from(table)
        .leftJoin(libraryPaths, eq(libraryPaths.id, table.libraryPathId))
        .where(eq(table.serverId, serverId))
        .orderBy(sql`lower(${table.name})`, asc(table.id));
      return rows.map(({ row, pathId }) => ({ ...row, hasPath: pathId !== null }));
    },
    /** Records a library. It replaces a record with the same folder. */
    async keep(serverId: number, { id, name, path }: ServerPath, libraryId: string): Promise<void> {
      const values = { libraryPathId: id, libraryId, name, path, injectedAt: clock.now() };
      await db.current
        .insert(table)
        .values({ serverId, ...values })
        .onConflictDoUpdate({ target: [table.serverId, table.path], set: values });
    },
    async forget(serverId: number, path: string): Promise<void> {
      await db.current.delete(table).where(and(eq(table.serverId, serverId), eq(table.path, path)));
    },
  };
}
