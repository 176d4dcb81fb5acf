import { and, eq, gte } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../db/database.ts';
import { serverChronicle } from '../../../db/schema.ts';
import { escapeHtml } from '../../../security/sanitize-html.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Operations } from '../operations.ts';
import type { ServerRow } from '../server-row.ts';
import type { ServerDefaultsOf } from './defaults.ts';

const hour = 60 * 60 * 1000;
/** The maximum number of restarts: another one does not help a server that exits again and again. */
const mostPerHour = 3;

export type Mishaps = ReturnType<typeof createMishaps>;

/** The reaction to a server that stopped unexpectedly, as its owner chose. */
export function createMishaps(deps: {
  db: Database;
  clock: Clock;
  defaults: Pick<ServerDefaultsOf, 'read'>;
  operations: Pick<Operations, 'order'>;
  notifications: Pick<Notifications, 'send'>;
}) {
  const { db, clock, defaults, operations, notifications } = deps;

  const timesLately = (serverId: number) =>
    db.current.$count(
      serverChronicle,
      and(
        eq(serverChronicle.serverId, serverId),
        eq(serverChronicle.what, 'crashed'),
        gte(serverChronicle.at, new Date(clock.now().getTime() - hour)),
      ),
    );

  return {
    /** Must run in the transaction that records the crash. */
    async crashed({ id, name, ownerId, suspendedAt }: ServerRow): Promise<void> {
      const { revive, tell } = await defaults.read(ownerId);
      const isHelped = revive && suspendedAt === null && (await timesLately(id)) <= mostPerHour;
      if (isHelped) await operations.order('start', id);
      if (!tell.incidents) return;
      const next = isHelped
        ? 'It is being started again.'
        : revive
          ? `It was started again ${mostPerHour} times within the hour, so it will not be started again.`
          : 'Start it when you are ready.';
      await notifications.send([ownerId], {
        kind: 'servers',
        title: `${name} stopped unexpectedly`,
        content: `<p>${next} See <a href="/app/dashboard/${id}" data-internal>what happened to ${escapeHtml(name)}</a>.</p>`,
      });
    },
  };
}
