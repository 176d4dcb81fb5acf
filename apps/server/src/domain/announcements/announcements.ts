import { and, desc, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm';
import type { Announcement } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { announcementReads, announcements } from '../../db/schema.ts';
import { sanitizeHtml } from '../../security/sanitize-html.ts';
import type { Audit } from '../audit/audit.ts';

export interface NewAnnouncement {
  header: string;
  content: string;
  size?: Announcement['size'];
  startsAt?: Date;
  endsAt?: Date | null;
}

export type Announcements = ReturnType<typeof createAnnouncements>;

/** What the house tells everybody at their next visit, until they put it away. */
export function createAnnouncements({ db, clock, audit }: { db: Database; clock: Clock; audit: Audit }) {
  const isOn = (now: Date) =>
    and(lte(announcements.startsAt, now), or(isNull(announcements.endsAt), gt(announcements.endsAt, now)));

  return {
    /** The newest that is on and that this person has not put away. */
    async currentFor(userId: number): Promise<Announcement | null> {
      const putAway = db.current
        .select({ id: announcementReads.announcementId })
        .from(announcementReads)
        .where(and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.userId, userId)));
      const [row] = await db.current
        .select()
        .from(announcements)
        .where(and(isOn(clock.now()), notExists(putAway)))
        .orderBy(desc(announcements.startsAt), desc(announcements.id))
        .limit(1);
      return row ? { id: row.id, header: row.header, content: row.content, size: row.size } : null;
    },
    /** False when there is no such announcement for people to see. */
    putAway: (userId: number, id: number): Promise<boolean> =>
      db.transaction(async () => {
        const now = clock.now();
        const [row] = await db.current
          .select({ header: announcements.header })
          .from(announcements)
          .where(and(eq(announcements.id, id), lte(announcements.startsAt, now)));
        if (!row) return false;
        const added = await db.current
          .insert(announcementReads)
          .values({ announcementId: id, userId, readAt: now })
          .onConflictDoNothing()
          .returning({ id: announcementReads.announcementId });
        await audit.write({
          target: { kind: 'announcement', id, name: row.header },
          before: { put_away: added.length === 0 },
          after: { put_away: true },
        });
        return true;
      }),
    async create({ header, content, size = 'standard', startsAt, endsAt = null }: NewAnnouncement): Promise<number> {
      const now = clock.now();
      const [row] = await db.current
        .insert(announcements)
        .values({ header, content: sanitizeHtml(content), size, startsAt: startsAt ?? now, endsAt, createdAt: now })
        .returning({ id: announcements.id });
      if (!row) throw new Error('The announcement could not be written.');
      return row.id;
    },
  };
}
