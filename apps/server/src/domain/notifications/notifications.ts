import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Notification, NotificationKind } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { notifications, users } from '../../db/schema.ts';
import { sanitizeHtml } from '../../security/sanitize-html.ts';
import { choicesOf } from '../account/preferences.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { plainText } from '../mail/plain-text.ts';
import { notified } from '../mail/templates/notification.ts';
import type { Mail } from '../mail/mail.ts';
import { type PageQuery, pageMetaOf, pageOf } from '../paging.ts';
import { relativeTime } from '../relative-time.ts';

/** The default page size of a list (spec §9). */
const perPage = 7;

export interface NotificationQuery extends PageQuery {
  direction: 'asc' | 'desc';
  filter: 'all' | 'unread';
}

/** A notification with its kind: users choose by kind where they receive it. */
export interface NewNotification {
  /** @default account, which is always delivered */
  kind?: NotificationKind;
  title: string;
  content: string;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Notifications to single users, who read and mark only their own. */
export function createNotifications(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  audit: Audit;
  mail: Pick<Mail, 'send' | 'writer'>;
}) {
  const { db, clock, events, audit, mail } = deps;
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
    /** Marks a notification as read, keeping the first time; false when the user has none with this id. */
    read: (userId: number, id: number): Promise<boolean> =>
      db.transaction(async () => {
        const isIt = and(eq(notifications.id, id), eq(notifications.userId, userId));
        const [row] = await db.current.select().from(notifications).where(isIt).for('update');
        if (!row) return false;
        if (!row.readAt) await db.current.update(notifications).set({ readAt: clock.now() }).where(isIt);
        await audit.write({
          target: { kind: 'notification', id, name: row.title },
          before: { read: row.readAt !== null },
          after: { read: true },
        });
        return true;
      }),
    readAll: (userId: number): Promise<void> =>
      db.transaction(async () => {
        const mine = unreadOf(userId);
        const rows = await db.current
          .update(notifications)
          .set({ readAt: clock.now() })
          .where(mine)
          .returning({ id: notifications.id });
        const unread = rows.length;
        await audit.write({ target: { kind: 'notifications' }, before: { unread }, after: { unread: 0 } });
      }),
    /** Sends a notification to each of these users by the channels that they chose: panel, mail, both or none. */
    async send(userIds: readonly number[], { title, content, kind = 'account' }: NewNotification): Promise<void> {
      if (userIds.length === 0) return;
      const common = { title, content: sanitizeHtml(content), createdAt: clock.now() };
      await db.transaction(async () => {
        const people = await db.current
          .select({ id: users.id, email: users.email, name: users.name, preferences: users.preferences })
          .from(users)
          .where(inArray(users.id, [...userIds]))
          // Prevents their deletion meanwhile; in the same order as all locks on users.
          .orderBy(users.id)
          .for('key share');
        const wanting = (way: 'panel' | 'mail') => people.filter((person) => choicesOf(person)[kind][way]);
        const shown = wanting('panel').map(({ id }) => id);
        if (shown.length > 0)
          await db.current.insert(notifications).values(shown.map((userId) => ({ userId, ...common })));
        for (const id of shown) await events.emitTo(id, 'new-notification', {});
        const mailed = wanting('mail');
        if (mailed.length === 0) return;
        const write = await mail.writer(notified.template);
        const text = plainText(common.content);
        for (const { email, name } of mailed)
          await mail.send({ to: { email, name }, content: write({ name, title, content: text }) });
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
