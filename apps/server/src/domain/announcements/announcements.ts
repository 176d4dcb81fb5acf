import { and, arrayOverlaps, desc, eq, lte, notExists } from 'drizzle-orm';
import { type Announcement, announcementRoles } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { announcementReads, announcements } from '../../db/schema.ts';
import { sanitizeHtml } from '../../security/sanitize-html.ts';
import { type RoleFacts, rolesOf } from '../audience.ts';
import type { Audit } from '../audit/audit.ts';
import { periodIs } from '../period.ts';
import { dismiss } from '../words/put-away.ts';

export interface NewAnnouncement {
  header: string;
  content: string;
  size?: Announcement['size'];
  /** @default all roles */
  audience?: (typeof announcementRoles)[number][];
  startsAt?: Date;
  endsAt?: Date | null;
}

export type Announcements = ReturnType<typeof createAnnouncements>;

/** Messages shown to users at their next visit, until they dismiss them. */
export function createAnnouncements(deps: { db: Database; clock: Clock; audit: Audit }) {
  const { db, clock } = deps;
  return {
    /** Returns the newest published announcement for this user's roles that the user has not dismissed. */
    async currentFor(reader: RoleFacts & { id: number }): Promise<Announcement | null> {
      const held = rolesOf(reader);
      const roles = announcementRoles.filter((role) => held.includes(role));
      if (roles.length === 0) return null;
      const closed = db.current
        .select({ id: announcementReads.announcementId })
        .from(announcementReads)
        .where(and(eq(announcementReads.announcementId, announcements.id), eq(announcementReads.userId, reader.id)));
      const [row] = await db.current
        .select()
        .from(announcements)
        .where(
          and(periodIs(announcements, clock.now()).on, arrayOverlaps(announcements.audience, roles), notExists(closed)),
        )
        .orderBy(desc(announcements.startsAt), desc(announcements.id))
        .limit(1);
      return row ? { id: row.id, header: row.header, content: row.content, size: row.size } : null;
    },
    /** Dismisses an announcement; false when no such announcement is published. */
    putAway: (userId: number, id: number): Promise<boolean> =>
      dismiss(deps, {
        kind: 'announcement',
        id,
        async find() {
          const [row] = await db.current
            .select({ header: announcements.header })
            .from(announcements)
            .where(and(eq(announcements.id, id), lte(announcements.startsAt, clock.now())));
          return row?.header;
        },
        note: (readAt) =>
          db.current
            .insert(announcementReads)
            .values({ announcementId: id, userId, readAt })
            .onConflictDoNothing()
            .returning({ id: announcementReads.announcementId }),
      }),
    async create({ content, startsAt, ...rest }: NewAnnouncement): Promise<number> {
      const now = clock.now();
      const [row] = await db.current
        .insert(announcements)
        .values({ ...rest, content: sanitizeHtml(content), startsAt: startsAt ?? now, createdAt: now })
        .returning({ id: announcements.id });
      if (!row) throw new Error('The announcement could not be written.');
      return row.id;
    },
  };
}
