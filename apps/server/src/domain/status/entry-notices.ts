import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type statusEntries, statusEntryNodes } from '../../db/schema.ts';
import { escapeHtml } from '../../security/sanitize-html.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { stateWords } from './state-words.ts';
import type { StatusSubscriptions } from './subscriptions.ts';

export type StatusEntryNotices = ReturnType<typeof createStatusEntryNotices>;

/** Notifies subscribers of status entries about the nodes of their servers. */
export function createStatusEntryNotices(deps: {
  db: Database;
  notifications: Pick<Notifications, 'send'>;
  statusSubscriptions: Pick<StatusSubscriptions, 'on' | 'all'>;
}) {
  const { db, notifications, statusSubscriptions } = deps;

  /** Returns each subscriber once, however many of their nodes are affected. */
  const subscribersOf = async ({ id, isEverywhere }: { id: number; isEverywhere: boolean }): Promise<number[]> => {
    if (isEverywhere) return statusSubscriptions.all();
    const named = await db.current
      .select({ nodeId: statusEntryNodes.nodeId })
      .from(statusEntryNodes)
      .where(eq(statusEntryNodes.entryId, id));
    const subscribers = await statusSubscriptions.on(named.map(({ nodeId }) => nodeId));
    return [...new Set([...subscribers.values()].flat())];
  };

  return {
    /** Notifies subscribers that an entry has reached its state, with the text about it. */
    async send(
      entry: Pick<typeof statusEntries.$inferSelect, 'id' | 'title' | 'state' | 'isEverywhere'>,
      text: string,
    ): Promise<void> {
      await notifications.send(await subscribersOf(entry), {
        kind: 'servers',
        title: `${stateWords[entry.state]}: ${entry.title}`,
        content: `<p>${escapeHtml(text)}</p><p><a href="/app/status" data-internal>See the status</a>.</p>`,
      });
    },
  };
}
