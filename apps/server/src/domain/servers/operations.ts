import type { Accepted } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { OperationKind, Processes } from '../processes/processes.ts';
import type { ServerEvents } from './events.ts';
import type { ServerRow, Servers } from './servers.ts';

export type Operations = ReturnType<typeof createOperations>;

/** What an operation is called before, while and after it runs. The last are the words of spec §8. */
export const operationWords = {
  start: { verb: 'Start', doing: 'starting', done: 'The server has been started' },
  stop: { verb: 'Stop', doing: 'stopping', done: 'The server has been shut down' },
  restart: { verb: 'Restart', doing: 'restarting', done: 'The server has been restarted' },
} as const;

/** Takes orders for servers: one at a time each, written down with its process and job or not at all. */
export function createOperations(deps: {
  db: Database;
  queue: Queue;
  servers: Servers;
  processes: Processes;
  events: ServerEvents;
  audit: Audit;
}) {
  const { db, queue, servers, processes, events, audit } = deps;

  const accept = (kind: OperationKind, id: number): Promise<Accepted> =>
    db.transaction(async () => {
      const server = await servers.lock(id);
      if (!server) throw new AppError('not-found', 'There is no such server.');
      const { verb, doing } = operationWords[kind];
      const busy = await processes.unfinishedOf(id);
      if (busy)
        throw new AppError(
          'conflict',
          `${server.name} is ${operationWords[busy].doing} already. Wait until that is done.`,
        );
      refuseNeedless(kind, server);

      const command = `${verb} server ${server.name}`;
      const processId = await processes.open({ kind, command, nodeId: server.nodeId, serverId: id });
      await servers.update(id, { status: doing, operationId: processId });
      await queue.enqueue({ kind: `server.${kind}`, key: `server:${id}`, payload: { processId, serverId: id, kind } });
      await audit.write({
        target: { kind: 'server', id, name: server.name },
        before: { status: server.status },
        after: { status: doing, process: processId },
      });
      await events.updated(server);
      return { success: true, message: `${server.name} is ${doing}.`, process: { id: processId } };
    });

  return {
    start: (id: number) => accept('start', id),
    stop: (id: number) => accept('stop', id),
    restart: (id: number) => accept('restart', id),
  };
}

/** Only what is surely so is refused: a failed or unreachable server may be anything, and restarting a stopped one starts it. */
function refuseNeedless(kind: OperationKind, { name, status }: ServerRow): void {
  if (kind === 'start' && status === 'running') throw new AppError('conflict', `${name} is running already.`);
  if (kind === 'stop' && status === 'stopped') throw new AppError('conflict', `${name} is stopped already.`);
}
