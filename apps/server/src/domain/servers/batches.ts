import { and, eq, inArray } from 'drizzle-orm';
import type { Accepted, BatchAction, BatchDetail, BatchItem } from '@kronos/api/contract';
import { z } from 'zod';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { nodes, processes, serverBatches, servers } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Processes } from '../processes/processes.ts';
import { serverOperations } from './operations/registry.ts';

/** The target of a move; other actions have no input. */
export const batchInput = z.object({ node: z.number().int().nullable().default(null) });

export type Batches = ReturnType<typeof createBatches>;

/** The newest process of one server within a batch. */
type Child = Pick<typeof processes.$inferSelect, 'id' | 'serverId' | 'state' | 'result'>;

/** One action on many servers: a process with a child process for each server, carried out by a job. */
export function createBatches(deps: { db: Database; queue: Queue; processes: Processes; audit: Audit }) {
  const { db, queue, audit } = deps;

  /** Returns the input of each operation, and the suffix that it adds to the batch's name. */
  const inputOf = async (action: BatchAction, nodeId: number | null) => {
    if (action !== 'move') return { input: {}, suffix: '' };
    const input = { node: nodeId };
    if (nodeId === null) return { input, suffix: '' };
    const [node] = await db.current.select({ alias: nodes.alias }).from(nodes).where(eq(nodes.id, nodeId));
    if (!node) {
      const words = 'This node no longer exists. Choose another.';
      throw new AppError('invalid', words, { errors: { node_id: [words] } });
    }
    return { input, suffix: ` to the node ${node.alias}` };
  };

  interface Wanted {
    action: BatchAction;
    serverIds: readonly number[];
    input: Record<string, unknown>;
    /** What is added to the batch’s name. */
    suffix: string;
    /** The node that the whole batch is about. @default none */
    nodeId?: number;
  }
  /** Opens a batch. Must be called within a transaction. */
  const open = async ({ action, serverIds, input, suffix, nodeId }: Wanted): Promise<Accepted> => {
    const { verb } = serverOperations[action];
    const command = `${verb} ${serverIds.length} ${serverIds.length === 1 ? 'server' : 'servers'}${suffix}`;
    const id = await deps.processes.open({ kind: action, command, nodeId: nodeId ?? null, serverId: null });
    await db.current.insert(serverBatches).values({ processId: id, action, serverIds: [...serverIds], input });
    await queue.enqueue({ kind: 'servers.batch', key: `batch:${id}`, payload: { processId: id } });
    await audit.write({
      target: { kind: 'batch', id, name: command },
      after: { action, servers: serverIds, ...input },
    });
    return { success: true, message: `${command} has started.`, process: { id } };
  };

  const begin = async (
    action: BatchAction,
    wanted: readonly number[],
    nodeId: number | null = null,
  ): Promise<Accepted> => {
    const serverIds = [...new Set(wanted)];
    return db.transaction(async () => {
      const known = await db.current.select({ id: servers.id }).from(servers).where(inArray(servers.id, serverIds));
      if (known.length < serverIds.length)
        throw new AppError('invalid', 'One of these servers no longer exists. Reload the list.', {
          errors: { ids: ['One of these servers no longer exists'] },
        });
      return open({ action, serverIds, ...(await inputOf(action, nodeId)) });
    });
  };

  /** Returns the operations that have been started so far. */
  const childrenOf = (id: number): Promise<Child[]> =>
    db.current
      .select({ id: processes.id, serverId: processes.serverId, state: processes.state, result: processes.result })
      .from(processes)
      .where(eq(processes.parentId, id))
      .orderBy(processes.id);

  const read = async (id: number) => {
    const [row] = await db.current
      .select({ batch: serverBatches, process: processes })
      .from(serverBatches)
      .innerJoin(processes, eq(processes.id, serverBatches.processId))
      .where(eq(serverBatches.processId, id));
    if (!row) throw notFound('batch');
    return row;
  };

  /** Begins a batch on servers of one node. Must be called within a transaction. */
  const beginOn = (node: { id: number; alias: string }, action: BatchAction, serverIds: readonly number[]) =>
    open({ action, serverIds, input: {}, suffix: ` on the node ${node.alias}`, nodeId: node.id });

  return {
    begin,
    beginOn,
    /** Restarts the servers that run on a node. */
    restartOn: (nodeId: number): Promise<Accepted> =>
      db.transaction(async () => {
        const [node] = await db.current
          .select({ id: nodes.id, alias: nodes.alias })
          .from(nodes)
          .where(eq(nodes.id, nodeId));
        if (!node) throw notFound('node');
        const running = await db.current
          .select({ id: servers.id })
          .from(servers)
          .where(and(eq(servers.nodeId, nodeId), eq(servers.status, 'running')))
          .orderBy(servers.id);
        if (running.length === 0) throw new AppError('conflict', `No server runs on ${node.alias}.`);
        return beginOn(
          node,
          'restart',
          running.map(({ id }) => id),
        );
      }),
    /** Returns a batch with its servers and their results. */
    async find(id: number): Promise<BatchDetail> {
      const { batch, process } = await read(id);
      const [named, children] = await Promise.all([
        db.current
          .select({ id: servers.id, name: servers.name, node: nodes.alias })
          .from(servers)
          .innerJoin(nodes, eq(nodes.id, servers.nodeId))
          .where(inArray(servers.id, batch.serverIds)),
        childrenOf(id),
      ]);
      const nameOf = new Map(named.map((server) => [server.id, server]));
      const childOf = new Map(children.map((child) => [child.serverId, child]));
      const hasEnded = process.state === 'succeeded' || process.state === 'failed';
      return {
        id,
        action: batch.action,
        command: process.command,
        state: process.state,
        result: process.result,
        created_at: process.createdAt.toISOString(),
        items: batch.serverIds.map((serverId): BatchItem => {
          const [server, child] = [nameOf.get(serverId), childOf.get(serverId)];
          return {
            id: serverId,
            name: server?.name ?? null,
            node: server?.node ?? null,
            state: child?.state ?? (hasEnded || !server ? 'failed' : 'waiting'),
            message: child ? child.result || null : server ? null : 'The server no longer exists.',
            process_id: child?.id ?? null,
          };
        }),
      };
    },
    /** Starts a new batch with the servers that failed. */
    async retry(id: number): Promise<Accepted> {
      const { batch, process } = await read(id);
      if (process.state === 'queued' || process.state === 'running')
        throw new AppError('conflict', 'This batch has not ended yet.');
      const failed = await db.current
        .selectDistinct({ id: servers.id })
        .from(processes)
        .innerJoin(servers, eq(servers.id, processes.serverId))
        .where(and(eq(processes.parentId, id), eq(processes.state, 'failed')));
      if (failed.length === 0) throw new AppError('conflict', 'None of these servers failed.');
      const { node } = batchInput.parse(batch.input);
      return begin(
        batch.action,
        failed.map((server) => server.id),
        node,
      );
    },
  };
}
