import { and, desc, eq, inArray } from 'drizzle-orm';
import { type ChronicleEvent, chronicleEvents, type TimelineKind } from '@kronos/api/contract';
import type { Database } from '../../../db/database.ts';
import { serverChronicle, users } from '../../../db/schema.ts';
import { askedBy, isBehind, type TimelineSource } from './source.ts';

const kindOf = {
  crashed: 'incidents',
  'stood-still': 'incidents',
  'came-up': 'incidents',
  lost: 'incidents',
  found: 'incidents',
  suspended: 'suspension',
  unsuspended: 'suspension',
  'backup-expired': 'backups',
  renamed: 'actions',
  claimed: 'actions',
  'claim-lost': 'incidents',
  'libraries-added': 'actions',
  'libraries-removed': 'actions',
  'cdn-enabled': 'actions',
  'cdn-changed': 'actions',
  'cdn-disabled': 'actions',
} as const satisfies Record<ChronicleEvent, TimelineKind>;

/** Changes of a server outside of processes. */
export const happeningSource = (db: Database): TimelineSource => ({
  name: 'happening',
  kinds: ['incidents', 'suspension', 'backups', 'actions'],
  async read({ serverId, kind, before, limit, viewer }) {
    const wanted = chronicleEvents.filter((what) => kindOf[what] === kind);
    const rows = await db.current
      .select({
        id: serverChronicle.id,
        at: serverChronicle.at,
        what: serverChronicle.what,
        words: serverChronicle.words,
        asker: { id: serverChronicle.askedById, name: serverChronicle.askedByName, isAdmin: users.isAdmin },
      })
      .from(serverChronicle)
      .leftJoin(users, eq(users.id, serverChronicle.askedById))
      .where(
        and(
          eq(serverChronicle.serverId, serverId),
          kind && inArray(serverChronicle.what, wanted),
          isBehind(serverChronicle.at, serverChronicle.id, before),
        ),
      )
      .orderBy(desc(serverChronicle.at), desc(serverChronicle.id))
      .limit(limit);
    return rows.map(({ asker, ...row }) => ({
      ...row,
      kind: kindOf[row.what],
      state: null,
      by: askedBy(asker, viewer),
      process_id: null,
    }));
  },
});
