import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Notification } from '@kronos/api/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema.ts';
import { sanitizeHtml } from '../../security/sanitize-html.ts';
import type { Events } from '../events.ts';
import { type PageQuery, pageMetaOf, pageOf } from '../paging.ts';
import { relativeTime } from '../relative-time.ts';

/** How many a list shows when nobody says (spec §9). */
const perPage = 7;

export interface NotificationQuery extends PageQuery {
  direction: 'asc' | 'desc';
  filter: 'all' | 'unread';
}

export type Notifications = ReturnType<typeof createNotifications>;

/** What the house tells single people. Each reads and marks only their own. */
export function createNotifications({ db, clock, events }: { db: Database; clock: Clock; events: Events }) {
  const unreadOf = (userId: number) => and(eq(notifications.userId, userId), isNull(notifications.readAt));
  const countUnread = (userId: number) => db.current.$count(notifications, unreadOf(userId));

  return {
    countUnread,
    async list(userId: number, query: NotificationQuery) {
      const page = pageOf(query, perPage);
      const mine = query.filter === 'unread' ? unreadOf(userId) : eq(notifications.userId, userId);
      const order = query.direction === 'asc' ? asc : desc;
      const [rows, total, unread] = await Promise.all([
        db.current
          .select()
          .from(notifications)
          .where(mine)
          .orderBy(order(notifications.createdAt), order(notifications.id))
          .limit(page.limit)
          .offset(page.offset),
        db.current.$count(notifications, mine),
        countUnread(userId),
      ]);
      const now = clock.now();
      return { data: rows.map((row) => present(row, now)), meta: { ...pageMetaOf(page, total), unread } };
    },
    /** False when the person has no such notification. One that was read stays read since then. */
    async read(userId: number, id: number): Promise<boolean> {
      const rows = await db.current
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, ${clock.now().toISOString()}::timestamptz)` })
        .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
        .returning({ id: notifications.id });
      return rows.length > 0;
    },
    async readAll(userId: number): Promise<void> {
      await db.current.update(notifications).set({ readAt: clock.now() }).where(unreadOf(userId));
    },
    /** Writes one for each of these people and tells their browsers. */
    async send(userIds: readonly number[], { title, content }: { title: string; content: string }): Promise<void> {
      if (userIds.length === 0) return;
      const common = { title, content: sanitizeHtml(content), createdAt: clock.now() };
      await db.transaction(async () => {
        await db.current.insert(notifications).values(userIds.map((userId) => ({ userId, ...common })));
        for (const id of userIds) await events.emit('user', { id }, 'new-notification', {});
      });
    },
  };
}

const present = (row: typeof notifications.$inferSelect, now: Date): Notification => ({
  id: row.id,
  title: row.title,
  content: row.content,
  has_read: row.readAt !== null,
  created_diff: relativeTime(row.createdAt, now),
  created_at: row.createdAt.toISOString(),
});
