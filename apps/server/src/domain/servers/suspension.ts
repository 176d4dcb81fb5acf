import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Processes } from '../processes/processes.ts';
import { escapeHtml } from '../../security/sanitize-html.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { ServerDefaultsOf } from './defaults/defaults.ts';
import type { ServerEvents } from './events.ts';
import type { Operations } from './operations.ts';
import type { ServerRow } from './server-row.ts';
import type { Servers } from './servers.ts';
import { suspendedWords } from './suspended-words.ts';
import type { Chronicle } from './timeline/chronicle.ts';

export type Suspension = ReturnType<typeof createSuspension>;

/** Suspends servers and ends suspensions. Nothing of a suspended server is lost. */
export function createSuspension(deps: {
  db: Database;
  clock: Clock;
  servers: Servers;
  processes: Processes;
  operations: Operations;
  events: ServerEvents;
  audit: Audit;
  chronicle: Pick<Chronicle, 'note'>;
  defaults: Pick<ServerDefaultsOf, 'read'>;
  notifications: Pick<Notifications, 'send'>;
}) {
  const { db, clock, servers, processes, operations, events, audit, chronicle, defaults, notifications } = deps;

  const take = async (id: number): Promise<ServerRow> => {
    const server = await servers.lock(id);
    if (!server) throw notFound('server');
    return server;
  };
  const note = ({ id, name }: ServerRow, before: object, after: object) =>
    audit.write({ target: { kind: 'server', id, name }, before: { ...before }, after: { ...after } });

  const notifyOwner = async ({ id, ownerId }: ServerRow, title: string, words: string) => {
    if (!(await defaults.read(ownerId)).tell.suspension) return;
    const content = `<p>${escapeHtml(words)} <a href="/app/dashboard/${id}" data-internal>See the server</a>.</p>`;
    await notifications.send([ownerId], { kind: 'servers', title, content });
  };

  return {
    /** Suspends a server with a reason for its owner. A running server is stopped, after the operation under way. */
    suspend: (id: number, reason: string): Promise<void> =>
      db.transaction(async () => {
        const server = await take(id);
        if (server.suspendedAt) throw new AppError('conflict', `${server.name} is already suspended.`);
        const isBusy = (await processes.unfinishedOf(id)) !== undefined;
        const stands = server.status === 'stopped';
        const suspendedAt = clock.now();
        await servers.update(id, {
          suspendedAt,
          suspension: reason,
          ...(stands && !isBusy && { status: 'suspended' }),
        });
        await chronicle.note(id, 'suspended', reason);
        // A busy server is stopped by the next reconciliation, which finds it running.
        if (!isBusy && !stands) await operations.order('stop', id);
        await events.updated(server);
        await notifyOwner(server, `${server.name} is suspended`, suspendedWords({ ...server, suspension: reason }));
        await note(server, { suspended: false }, { suspended: true, reason });
      }),
    /** Ends the suspension and starts the server. */
    unsuspend: (id: number): Promise<void> =>
      db.transaction(async () => {
        const server = await take(id);
        if (!server.suspendedAt) throw new AppError('conflict', `${server.name} is not suspended.`);
        await servers.update(id, { suspendedAt: null, suspension: '', status: 'stopped' });
        await chronicle.note(id, 'unsuspended');
        await operations.order('start', id);
        await events.updated(server);
        await notifyOwner(server, `${server.name} is no longer suspended`, 'It is being started.');
        await note(server, { suspended: true, reason: server.suspension }, { suspended: false });
      }),
    /** Stops a suspended server that was found running. */
    enforce: (id: number): Promise<void> =>
      db.transaction(async () => {
        const server = await servers.lock(id);
        if (!server?.suspendedAt || (await processes.unfinishedOf(id)) !== undefined) return;
        await operations.order('stop', id);
      }),
  };
}
