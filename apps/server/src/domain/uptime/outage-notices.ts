import { eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, uptimeOutages as outages, users } from '../../db/schema.ts';
import { escapeHtml } from '../../security/sanitize-html.ts';
import type { Notifications } from '../notifications/notifications.ts';

/** So long the first outage waits for others, which mostly have the same cause. */
const gatherMs = 60_000;
/** So many nodes are named. */
const named = 10;

/** Tells admins which nodes are down: of all outages of a minute at once. */
export function createOutageNotices(deps: { db: Database; clock: Clock; notifications: Pick<Notifications, 'send'> }) {
  const { db, clock, notifications } = deps;
  return {
    /** Tells what is due to be told; of several processes the first does. */
    tell: (): Promise<void> =>
      db.transaction(async () => {
        const now = clock.now();
        const oldest = db.current
          .select({ at: sql`min(${outages.foundAt})` })
          .from(outages)
          .where(isNull(outages.toldAt));
        const told = await db.current
          .update(outages)
          .set({ toldAt: now })
          .from(nodes)
          .where(
            sql`${nodes.id} = ${outages.nodeId} and ${outages.toldAt} is null
              and (${oldest}) <= ${new Date(now.getTime() - gatherMs).toISOString()}::timestamptz`,
          )
          .returning({ alias: nodes.alias, reason: outages.reason, ended: outages.ended });
        const down = told.filter(({ ended }) => ended === null).toSorted((a, b) => a.alias.localeCompare(b.alias));
        const [first] = down;
        if (!first) return;
        const admins = await db.current.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
        await notifications.send(
          admins.map(({ id }) => id),
          {
            kind: 'servers',
            title: down.length > 1 ? `${down.length} nodes are down` : `The node ${first.alias} is down`,
            content: contentOf(down),
          },
        );
      }),
  };
}

function contentOf(down: readonly { alias: string; reason: string }[]): string {
  const lines = down.slice(0, named).map(({ alias, reason }) => `<li>${escapeHtml(`${alias}: ${reason}`)}</li>`);
  const more = down.length > named ? `<p>And ${down.length - named} more.</p>` : '';
  const link = '<p><a href="/app/admin/integrations/uptime-robot?state=down" data-internal>See them</a>.</p>';
  return `<ul>${lines.join('')}</ul>${more}${link}`;
}
