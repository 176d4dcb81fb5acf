import { operationKinds, type ServerStatus } from '@kronos/api/contract';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { EngineError, type NodeEngine } from '../../engines/port.ts';
import { type BoundJobKind, type Ending, jobKind, type JobRun } from '../../jobs/worker.ts';
import type { BindsOf } from '../mounts/binds.ts';
import type { FolderOf } from '../mounts/folder-of.ts';
import type { GlobalValues } from '../globals/global-values.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import type { EngineDefaultsStore } from '../settings/engine-defaults.ts';
import type { Settings } from '../settings/settings.ts';
import type { ServerEvents } from './events.ts';
import type { Moves } from './moves.ts';
import type { Operations } from './operations.ts';
import { createOperationRun, wordsOf } from './operation-run.ts';
import {
  type OperationBackups,
  type ClaimStore,
  type Operation,
  OperationFailed,
  type Outcome,
} from './operations/operation.ts';
import { isServerOperation, jobNameOf, serverOperations } from './operations/registry.ts';
import type { MediaServerProbe } from './readiness.ts';
import type { ServerRow } from './server-row.ts';
import type { Servers } from './servers.ts';

const payload = z.object({
  processId: z.number().int(),
  serverId: z.number().int(),
  kind: z.enum(operationKinds),
  input: z.unknown().optional(),
});
type Payload = z.output<typeof payload>;

export interface OperationJobDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  servers: Servers;
  nodes: Nodes;
  bindsOf: BindsOf;
  folderOf: FolderOf;
  globalValues: GlobalValues;
  engineDefaults: EngineDefaultsStore;
  processes: Processes;
  settings: Settings;
  events: ServerEvents;
  engines: Engines;
  probe: MediaServerProbe;
  backups: OperationBackups;
  claims: ClaimStore;
  moves: Moves;
  operations: Pick<Operations, 'follow'>;
  /** How long a started server may take to respond. */
  readyTimeoutMs: number;
}

interface End extends Outcome {
  success: boolean;
}

/** The jobs that carry out accepted operations, by their kinds in the queue. */
export function createOperationJobs(deps: OperationJobDeps): Record<string, BoundJobKind> {
  return Object.fromEntries(
    operationKinds
      .filter(isServerOperation)
      .map((kind) => [jobNameOf(kind), createOperationJob(deps, serverOperations[kind])]),
  );
}

function createOperationJob(deps: OperationJobDeps, operation: Operation): BoundJobKind {
  const { db, log, servers, nodes, processes, events, engines, moves, operations } = deps;

  const ending = ({ processId, serverId, kind }: Payload, { success, words, change, isNew }: End): Ending => ({
    success,
    async write() {
      // Locks the server before its process, in the order of its removal; otherwise the two could deadlock.
      const server = await servers.lock(serverId);
      await processes.end(processId, { success, words });
      if (kind === 'move') await moves.release(serverId);
      if (!server) return;
      if (Object.keys(change).length > 0) await servers.update(serverId, change);
      await events.updated(server);
      if (isNew) await events.deployed(server);
      if (success && operation.next) await operations.follow(operation.next, serverId, processId);
    },
  });

  const begin = (task: Payload, server: ServerRow) =>
    db.transaction(async () => {
      await processes.begin(task.processId);
      await events.updated(server);
    });

  const fail = async (task: Payload, error: unknown, server: ServerRow, node: Node): Promise<Ending> => {
    if (!(error instanceof EngineError || error instanceof OperationFailed)) throw error;
    log.warn({ err: error, server: server.id, node: node.alias }, `${task.kind} failed`);
    const words = wordsOf(error, server, node);
    if (error instanceof OperationFailed && error.change)
      return ending(task, { success: false, words, change: error.change });
    if (operation.status === null) return ending(task, { success: false, words, change: {} });
    // The server may have another container by now.
    const { containerId } = (await servers.find(server.id)) ?? server;
    const status = await statusAfter(error, engines.forNode(node), containerId);
    return ending(task, { success: false, words, change: { status } });
  };

  const run = async (task: Payload, job: JobRun): Promise<Ending> => {
    const server = await servers.find(task.serverId);
    const node = server && (await nodes.find(server.nodeId));
    if (!server || !node) return ending(task, { success: false, words: 'The server no longer exists.', change: {} });
    await begin(task, server);
    try {
      const run = await createOperationRun(deps, task, { server, node, job });
      return ending(task, { success: true, ...(await operation.carryOut(run)) });
    } catch (error) {
      if (job.signal.aborted) throw error;
      return await fail(task, error, server, node);
    } finally {
      await processes.settle(task.processId);
    }
  };

  return jobKind<Payload>({
    payload,
    run,
    failed: (task, words) =>
      ending(task, { success: false, words, change: operation.status === null ? {} : { status: 'failed' } }),
  });
}

/** A failed stop may have left the server running; then it is shown as running. */
async function statusAfter(error: Error, engine: NodeEngine, containerId: string | null): Promise<ServerStatus> {
  if (error instanceof EngineError && (error.code === 'unreachable' || error.code === 'timeout')) return 'unreachable';
  if (containerId === null) return 'failed';
  try {
    const { state } = await engine.inspect(containerId, { signal: AbortSignal.timeout(3000) });
    return state === 'running' ? 'running' : 'failed';
  } catch {
    return 'failed';
  }
}
