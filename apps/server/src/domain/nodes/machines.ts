import { and, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { Accepted } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { processes as processTable, servers } from '../../db/schema.ts';
import { EngineError } from '../../engines/port.ts';
import type { Queue } from '../../jobs/queue.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Audit } from '../audit/audit.ts';
import type { Processes } from '../processes/processes.ts';
import { failureWords } from '../servers/failure-words.ts';
import type { Operations } from '../servers/operations.ts';
import { isNodeOf, type ServerView, type Viewer } from '../servers/server-views.ts';
import type { Engines } from './engines.ts';
import { awayWords, backWords, noMachineWords, restartMachine } from './machine.ts';
import type { Node, Nodes } from './nodes.ts';
import type { Reboots } from './reboots.ts';

const payload = z.object({ processId: z.number().int(), nodeId: z.number().int() });
type Payload = z.output<typeof payload>;

export interface MachinesDeps {
  db: Database;
  queue: Queue;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  operations: Operations;
  audit: Audit;
  reboots: Reboots;
}

export type NodeMachines = ReturnType<typeof createNodeMachines>;

/** Tasks on the hosts of nodes rather than their engines: restarts and the configured commands. */
export function createNodeMachines(deps: MachinesDeps) {
  const { db, queue, nodes, engines, processes, operations, audit, reboots } = deps;
  const requireMachine = (node: Node) => {
    if (!engines.hostOf(node)) throw new AppError('conflict', noMachineWords(node.alias));
  };

  /** Refuses a customer if servers of other customers on the node would restart as well. */
  const requireAlone = async (node: Node, ownerId: number, viewer: Viewer) => {
    if (viewer.isAdmin || isNodeOf(viewer, node.ownerId)) return;
    const others = await db.current.$count(servers, and(eq(servers.nodeId, node.id), ne(servers.ownerId, ownerId)));
    if (others > 0)
      throw new AppError('conflict', `Other customers have servers on ${node.alias} too. Ask support to restart it.`);
  };

  return {
    /** Refuses a node whose machine the panel does not reach. */
    requireReach: requireMachine,
    /** Runs a task on the node of a server, as a process of that server. */
    async onNodeOf(
      { server }: ServerView,
      kind: 'node-restart' | 'deploy-ess' | 'remount',
      viewer: Viewer,
      nodeId = server.nodeId,
    ): Promise<Accepted> {
      const node = nodeId === server.nodeId ? await nodes.find(nodeId) : undefined;
      if (!node) throw new AppError('not-found', 'The server is not on this node.');
      requireMachine(node);
      if (kind !== 'node-restart') return operations.request(kind, server.id);
      await requireAlone(node, server.ownerId, viewer);
      return db.transaction(async () => {
        const accepted = await operations.request(kind, server.id);
        await reboots.requested(node.id, accepted.process.id);
        return accepted;
      });
    },
    /** Restarts a node, as a process of its own; `planned` is the reboot that this carries out. */
    restart: (id: number, planned?: number): Promise<Accepted> =>
      db.transaction(async () => {
        const node = await nodes.lock(id);
        if (!node) throw notFound('node');
        requireMachine(node);
        const isUnderWay =
          (await db.current.$count(
            processTable,
            and(
              eq(processTable.nodeId, id),
              eq(processTable.kind, 'node-restart'),
              inArray(processTable.state, ['queued', 'running']),
            ),
          )) > 0;
        if (isUnderWay) throw new AppError('conflict', `${node.alias} is already restarting. Wait until it is back.`);
        const processId = await processes.open({
          kind: 'node-restart',
          command: `Restart node ${node.alias}`,
          nodeId: id,
          serverId: null,
        });
        if (planned === undefined) await reboots.requested(id, processId);
        else if (!(await reboots.settle(planned, { state: 'running', processId })))
          throw new AppError('conflict', 'This reboot is no longer planned.');
        await queue.enqueue({ kind: 'node.restart', key: `node:${id}`, payload: { processId, nodeId: id } });
        await audit.write({ target: { kind: 'node', id, name: node.alias }, after: { process: processId } });
        return { success: true, message: `${node.alias} is restarting.`, process: { id: processId } };
      }),
  };
}

/** The job that restarts a node. */
export function createNodeRestartJob(
  deps: Pick<MachinesDeps, 'db' | 'nodes' | 'engines' | 'processes'> & { log: Logger },
) {
  const { db, nodes, engines, processes, log } = deps;
  const ending = ({ processId }: Payload, success: boolean, words: string): Ending => ({
    success,
    write: () => processes.end(processId, { success, words }),
  });

  return jobKind<Payload>({
    payload,
    async run(task, job) {
      const node = await nodes.find(task.nodeId);
      const host = node && engines.hostOf(node);
      if (!node || !host) return ending(task, false, 'The node no longer exists.');
      const { alias } = node;
      await db.transaction(() => processes.begin(task.processId));
      let memory = job.progress;
      try {
        const isBack = await restartMachine({
          alias,
          host,
          engine: engines.forNode(node),
          signal: job.signal,
          log: (line) => processes.log(task.processId, line),
          memory,
          async remember(facts) {
            memory = { ...memory, ...facts };
            await job.checkpoint(memory);
          },
        });
        return isBack ? ending(task, true, backWords(alias)) : ending(task, false, awayWords(alias));
      } catch (error) {
        if (job.signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, node: alias }, 'could not restart a node');
        return ending(task, false, failureWords(error, { alias, image: '', port: 0 }));
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed: (task, words) => ending(task, false, words),
  });
}
