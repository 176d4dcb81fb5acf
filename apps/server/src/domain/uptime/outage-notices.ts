import { and, eq, inArray, isNotNull, isNull, notExists, or, gt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, processes, uptimeOutages as outages, users } from '../../db/schema.ts';
import { escapeHtml } from '../../security/sanitize-html.ts';
import { isUnfinished } from '../processes/select.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { StatusSubscriptions } from '../status/subscriptions.ts';

/** How long the first outage waits for others, which usually have the same cause. */
const gatherMs = 60_000;
/** How long after a requested restart checks may still find the node down. */
const restMs = 3 * 60_000;
/** The maximum number of nodes that are named. */
const named = 10;

interface Told {
  nodeId: number;
  alias: string;
}

/** Notifies admins of nodes that are down, once for all outages of a minute, and subscribers also of their return. */
export function createOutageNotices(deps: {
  db: Database;
  clock: Clock;
  notifications: Pick<Notifications, 'send'>;
  statusSubscriptions: Pick<StatusSubscriptions, 'on'>;
}) {
  const { db, clock, notifications, statusSubscriptions } = deps;

  const tellAdmins = async (down: readonly (Told & { reason: string })[]) => {
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
  };
  /** Notifies each subscriber once, of all the nodes that concern them. */
  const tellSubscribers = async <T extends Told>(
    told: readonly T[],
    words: (nodes: readonly [T, ...T[]]) => [title: string, text: string],
  ) => {
    const subscribers = await statusSubscriptions.on(told.map(({ nodeId }) => nodeId));
    for (const { users, nodes } of sameNodes(told, subscribers)) {
      const [title, text] = words(nodes);
      const content = `<p>${escapeHtml(text)} <a href="/app/status" data-internal>See the status</a>.</p>`;
      await notifications.send(users, { kind: 'servers', title, content });
    }
  };

  return {
    /** Sends the notifications that are due; of several processes, only the first does so. */
    tell: (): Promise<void> =>
      db.transaction(async () => {
        const now = clock.now();
        const ofNode = sql`${nodes.id} = ${outages.nodeId}`;
        const over = await db.current
          .update(outages)
          .set({ endToldAt: now })
          .from(nodes)
          .where(and(ofNode, isNotNull(outages.toldAt), isNotNull(outages.ended), isNull(outages.endToldAt)))
          .returning({ nodeId: nodes.id, alias: nodes.alias, began: outages.began, ended: outages.ended });
        // A node that is being restarted on request does not count as down.
        const restarts = db.current
          .select({ one: sql`1` })
          .from(processes)
          .where(
            and(
              eq(processes.nodeId, outages.nodeId),
              inArray(processes.kind, ['node-restart', 'hetzner-action']),
              or(isUnfinished, gt(processes.finishedAt, new Date(now.getTime() - restMs))),
            ),
          );
        const isUntold = and(isNull(outages.toldAt), notExists(restarts));
        const oldest = db.current
          .select({ at: sql`min(${outages.foundAt})` })
          .from(outages)
          .where(isUntold);
        const told = await db.current
          .update(outages)
          // An outage that is over before its notification needs none.
          .set({
            toldAt: now,
            endToldAt: sql`case when ${outages.ended} is null then null else ${now.toISOString()}::timestamptz end`,
          })
          .from(nodes)
          .where(
            sql`${ofNode} and ${isUntold}
              and (${oldest}) <= ${new Date(now.getTime() - gatherMs).toISOString()}::timestamptz`,
          )
          .returning({ nodeId: nodes.id, alias: nodes.alias, reason: outages.reason, ended: outages.ended });
        const down = told.filter(({ ended }) => ended === null).toSorted(byAlias);
        await tellAdmins(down);
        await tellSubscribers(down, (nodes) =>
          nodes.length > 1
            ? [
                `${nodes.length} nodes are down`,
                `Your servers on ${listOf(nodes)} cannot be reached until they are back.`,
              ]
            : [`The node ${nodes[0].alias} is down`, 'Your servers on it cannot be reached until it is back.'],
        );
        await tellSubscribers(over.toSorted(byAlias), (nodes) => {
          const { alias, began, ended } = nodes[0];
          return nodes.length > 1
            ? [`${nodes.length} nodes are back`, `Your servers on ${listOf(nodes)} can be reached again.`]
            : [`The node ${alias} is back`, `It was down for ${minutesOf(began, ended ?? now)}.`];
        });
      }),
  };
}

/** Groups the subscribers by the nodes that concern them. */
function sameNodes<T extends Told>(told: readonly T[], subscribers: ReadonlyMap<number, readonly number[]>) {
  const nodesOf = new Map<number, [T, ...T[]]>();
  for (const node of told) {
    for (const user of subscribers.get(node.nodeId) ?? []) {
      const nodes = nodesOf.get(user);
      if (nodes) nodes.push(node);
      else nodesOf.set(user, [node]);
    }
  }
  const groups = new Map<string, { users: number[]; nodes: [T, ...T[]] }>();
  for (const [user, nodes] of nodesOf) {
    const key = nodes.map(({ nodeId }) => nodeId).join();
    const group = groups.get(key);
    if (group) group.users.push(user);
    else groups.set(key, { users: [user], nodes });
  }
  return groups.values();
}

const byAlias = (a: Told, b: Told): number => a.alias.localeCompare(b.alias);

const inEnglish = new Intl.ListFormat('en');
const listOf = (nodes: readonly Told[]): string => inEnglish.format(nodes.map(({ alias }) => alias));

const minutesOf = (from: Date, to: Date): string => {
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

function contentOf(down: readonly { alias: string; reason: string }[]): string {
  const lines = down.slice(0, named).map(({ alias, reason }) => `<li>${escapeHtml(`${alias}: ${reason}`)}</li>`);
  const more = down.length > named ? `<p>And ${down.length - named} more.</p>` : '';
  const link = '<p><a href="/app/admin/integrations/uptime-robot?state=down" data-internal>See them</a>.</p>';
  return `<ul>${lines.join('')}</ul>${more}${link}`;
}
