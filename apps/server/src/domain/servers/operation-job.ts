import { operationKinds, type ServerStatus } from '@kronos/api/contract';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { EngineError, type NodeEngine } from '../../engines/port.ts';
import { type Ending, jobKind, type JobRun } from '../../jobs/worker.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import type { Settings } from '../settings/settings.ts';
import { ensureContainer } from './container.ts';
import type { ServerEvents } from './events.ts';
import { failureWords } from './failure-words.ts';
import { operationWords } from './operations.ts';
import { appendPing } from './pings.ts';
import { serverUrl } from './present.ts';
import { awaitReady, type MediaServerProbe } from './readiness.ts';
import type { ServerRow, Servers } from './servers.ts';

const payload = z.object({
  processId: z.number().int(),
  serverId: z.number().int(),
  kind: z.enum(operationKinds),
});
type Payload = z.output<typeof payload>;

export interface OperationJobDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  servers: Servers;
  nodes: Nodes;
  processes: Processes;
  settings: Settings;
  events: ServerEvents;
  engines: Engines;
  probe: MediaServerProbe;
  /** How long a started server may take until it answers. */
  readyTimeoutMs: number;
}

type Change = Partial<ServerRow> & { status: ServerStatus };

/** Carries out what `operations` accepted: the engine's part, then waiting for the media server, then the outcome. */
export function createOperationJob(deps: OperationJobDeps) {
  const { db, clock, log, servers, nodes, processes, settings, events, engines, probe, readyTimeoutMs } = deps;

  const ending = ({ processId, serverId }: Payload, success: boolean, words: string, change: Change): Ending => ({
    success,
    async write() {
      await processes.end(processId, { success, words });
      await servers.update(serverId, change);
      const server = await servers.find(serverId);
      if (server) await events.updated(server);
    },
  });

  const begin = (task: Payload, server: ServerRow) =>
    db.transaction(async () => {
      await processes.begin(task.processId);
      await events.updated(server);
    });

  const carryOut = async (task: Payload, server: ServerRow, node: Node, run: JobRun): Promise<Ending> => {
    const engine = engines.forNode(node);
    const options = { signal: run.signal };
    const containerId = await ensureContainer(engine, { tenant: await settings.tenant(), server, node }, options);
    await servers.update(server.id, { containerId });

    if (task.kind === 'stop') {
      await engine.stop(containerId, options);
      const change: Change = { status: 'stopped', seenAt: clock.now(), pingStatus: 'unknown', pingMs: null };
      return ending(task, true, operationWords.stop.done, change);
    }
    if (run.progress['acted'] !== containerId) {
      await (task.kind === 'start' ? engine.start(containerId, options) : engine.restart(containerId, options));
      await run.checkpoint({ acted: containerId });
    }
    const url = serverUrl(node.host, server.port);
    const awaited = { type: server.type, url, containerId, patience: readyTimeoutMs, signal: run.signal };
    const readiness = await awaitReady(engine, probe, awaited);
    const now = clock.now();
    if (!readiness.ready)
      return ending(task, false, readiness.words, { status: 'failed', seenAt: now, ...appendPing(server, null, now) });
    const change: Change = {
      status: 'running',
      seenAt: now,
      version: readiness.version,
      ...appendPing(server, readiness.ms, now),
    };
    return ending(task, true, operationWords[task.kind].done, change);
  };

  return jobKind<Payload>({
    payload,
    async run(task, run) {
      const server = await servers.find(task.serverId);
      const node = server && (await nodes.find(server.nodeId));
      if (!server || !node) return ending(task, false, 'The server no longer exists.', { status: 'failed' });
      await begin(task, server);
      try {
        return await carryOut(task, server, node, run);
      } catch (error) {
        if (run.signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, server: server.id, node: node.alias }, `${task.kind} failed`);
        const words = failureWords(error, { alias: node.alias, image: server.image, port: server.port });
        return ending(task, false, words, { status: await statusAfter(error, engines.forNode(node), server) });
      }
    },
    failed: (task, words) => ending(task, false, words, { status: 'failed' }),
  });
}

/** A failed stop may well leave the server running; then it is shown as what it is. */
async function statusAfter(error: EngineError, engine: NodeEngine, { containerId }: ServerRow): Promise<ServerStatus> {
  if (error.code === 'unreachable' || error.code === 'timeout') return 'unreachable';
  if (containerId === null) return 'failed';
  try {
    const { state } = await engine.inspect(containerId, { signal: AbortSignal.timeout(3000) });
    return state === 'running' ? 'running' : 'failed';
  } catch {
    return 'failed';
  }
}
