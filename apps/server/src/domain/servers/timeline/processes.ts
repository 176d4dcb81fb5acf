import { and, desc, eq, inArray, not } from 'drizzle-orm';
import type { OperationKind } from '@kronos/api/contract';
import type { Database } from '../../../db/database.ts';
import { processes, users } from '../../../db/schema.ts';
import { isWhole } from '../../processes/select.ts';
import { askedBy, isBehind, type TimelineSource } from './source.ts';

const ofBackups: OperationKind[] = ['backup', 'restore', 'delete-backup'];

/** Operations on a server, and their results. */
export const processSource = (db: Database): TimelineSource => ({
  name: 'process',
  kinds: ['actions', 'backups'],
  async read({ serverId, kind, before, limit, viewer }) {
    const isOfBackups = inArray(processes.kind, ofBackups);
    const rows = await db.current
      .select({
        id: processes.id,
        at: processes.createdAt,
        what: processes.kind,
        state: processes.state,
        words: processes.result,
        asker: { id: processes.askedById, name: processes.askedByName, isAdmin: users.isAdmin },
      })
      .from(processes)
      .leftJoin(users, eq(users.id, processes.askedById))
      .where(
        and(
          eq(processes.serverId, serverId),
          isWhole,
          kind && (kind === 'backups' ? isOfBackups : not(isOfBackups)),
          isBehind(processes.createdAt, processes.id, before),
        ),
      )
      .orderBy(desc(processes.createdAt), desc(processes.id))
      .limit(limit);
    return rows.map(({ asker, ...row }) => ({
      ...row,
      kind: ofBackups.includes(row.what) ? 'backups' : 'actions',
      by: askedBy(asker, viewer),
      process_id: row.id,
    }));
  },
});
