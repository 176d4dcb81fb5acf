import type { InviteBackup } from '@kronos/api/contract';
import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { inviteBackups, servers } from '../../db/schema.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { ServerView, Viewer } from '../servers/server-views.ts';
import { type BackedUpPerson, backedUpPeople } from './backed-up-people.ts';

type Row = Omit<typeof inviteBackups.$inferSelect, 'people'> & {
  count: number;
  server: { id: number; name: string } | null;
};

/** The stored invite backups, and who may access them. */
export function createInviteBackupRecords(db: Database) {
  const read = async (which: SQL | undefined): Promise<Row[]> => {
    const { people, ...columns } = getTableColumns(inviteBackups);
    return (
      db.current
        .select({
          ...columns,
          count: sql<number>`jsonb_array_length(${people})`.mapWith(Number),
          server: { id: servers.id, name: servers.name },
        })
        .from(inviteBackups)
        // A server that has changed hands no longer exists for the owner of the backup.
        .leftJoin(servers, and(eq(servers.id, inviteBackups.serverId), eq(servers.ownerId, inviteBackups.ownerId)))
        .where(which)
        .orderBy(desc(inviteBackups.id))
    );
  };
  /** The backups that a viewer reaches through a server: all of its owner's, or for a sub-user those of this server. */
  const reachable = ({ server }: ServerView, viewer: Viewer): SQL | undefined =>
    and(
      eq(inviteBackups.ownerId, server.ownerId),
      viewer.isAdmin || viewer.id === server.ownerId ? undefined : eq(inviteBackups.serverId, server.id),
    );

  return {
    read,
    reachable,
    /** Finds a backup; refuses one of another product than the server's. */
    async find(view: ServerView, viewer: Viewer, id: number): Promise<{ shown: Row; people: BackedUpPerson[] }> {
      const isIt = and(eq(inviteBackups.id, id), reachable(view, viewer));
      const [shown] = await read(isIt);
      const [stored] = await db.current.select({ people: inviteBackups.people }).from(inviteBackups).where(isIt);
      if (!shown || !stored) throw missingBackup();
      const { name, type } = view.server;
      if (shown.serverType !== type)
        throw new AppError(
          'conflict',
          `This is a backup of ${serverTypeNames[shown.serverType]}, but ${name} runs ${serverTypeNames[type]}.`,
          { reason: 'backup-other-product' },
        );
      return { shown, people: backedUpPeople.parse(stored.people) };
    },
    async countOf(ownerId: number): Promise<number> {
      const [row] = await db.current
        .select({ count: count() })
        .from(inviteBackups)
        .where(eq(inviteBackups.ownerId, ownerId));
      return row?.count ?? 0;
    },
  };
}

export const presentFor =
  (viewer: Viewer) =>
  (row: Row): InviteBackup => ({
    id: row.id,
    name: row.name,
    type: row.serverType,
    server: row.server,
    people: row.count,
    is_own: row.ownerId === viewer.id,
    created_at: row.createdAt.toISOString(),
  });

export const missingBackup = () =>
  new AppError('not-found', 'This invite backup does not exist.', { reason: 'backup-gone' });
