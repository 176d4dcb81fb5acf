import type { Accepted } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import { laneOf } from '../nodes/lane.ts';
import type { Processes } from '../processes/processes.ts';
import { limitsOfProduct, type ServerProduct } from '../products/products.ts';
import type { Stock } from '../products/stock.ts';
import type { ServerEvents } from './events.ts';
import type { Operation } from './operations/operation.ts';
import { doingOf, jobNameOf, type ServerOperation, serverOperations } from './operations/registry.ts';
import { mediaPorts, type NewServer, type ServerRow, type Servers } from './servers.ts';
import { suspendedWords } from './suspended-words.ts';

/** What a new server is made of, for whom and where. */
export interface Deployment extends Pick<NewServer, 'name' | 'ownerId' | 'nodeId'> {
  product: ServerProduct;
}

export interface Order {
  /** What the kind of operation wants to know, such as which backup. Nothing secret: it stands in the queue. */
  input?: Record<string, unknown>;
  /** The process that this one is a part of, such as one for many servers. */
  parentId?: number;
}

export type Operations = ReturnType<typeof createOperations>;

/** Takes orders for servers: one at a time each, written down with its process and job or not at all. */
export function createOperations(deps: {
  db: Database;
  queue: Queue;
  servers: Servers;
  processes: Processes;
  events: ServerEvents;
  stock: Pick<Stock, 'take'>;
  audit: Audit;
}) {
  const { db, queue, servers, processes, events, stock, audit } = deps;

  /** Writes an operation down with its process and job. */
  const write = async (kind: ServerOperation, server: ServerRow, { input, parentId }: Order = {}): Promise<number> => {
    const { id, nodeId, ownerId } = server;
    const { verb, status, attempts }: Operation = serverOperations[kind];
    const processId = await processes.open({
      kind,
      command: `${verb} server ${server.name}`,
      nodeId,
      serverId: id,
      ...(parentId !== undefined && { parentId }),
    });
    await servers.update(id, { ...(status && { status }), operationId: processId });
    await queue.enqueue({
      kind: jobNameOf(kind),
      key: `server:${id}`,
      lane: laneOf(nodeId),
      customer: ownerId,
      payload: { processId, serverId: id, kind, input },
      ...(attempts !== undefined && { maxAttempts: attempts }),
    });
    await events.updated(server);
    return processId;
  };

  const take = async (kind: ServerOperation, id: number, order?: Order) => {
    const server = await servers.lock(id);
    if (!server) throw new AppError('not-found', 'There is no such server.');
    const busy = await processes.unfinishedOf(id);
    if (busy) throw new AppError('conflict', `${server.name} is ${doingOf(busy)} already. Wait until that is done.`);
    const operation: Operation = serverOperations[kind];
    if (server.suspendedAt && !operation.isForSuspended) throw new AppError('conflict', suspendedWords(server));
    const refusal = operation.refuse?.(server, order?.input);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    return { server, processId: await write(kind, server, order) };
  };

  return {
    /** Takes one order, within the transaction and the audit row of whatever it is part of. Answers its process. */
    order: async (kind: ServerOperation, id: number, order?: Order): Promise<number> =>
      (await take(kind, id, order)).processId,
    /** Takes one order that somebody gave by itself. */
    request: (kind: ServerOperation, id: number, order?: Order): Promise<Accepted> =>
      db.transaction(async () => {
        const { server, processId } = await take(kind, id, order);
        const { doing, status }: Operation = serverOperations[kind];
        await audit.write({
          target: { kind: 'server', id, name: server.name },
          before: { status: server.status },
          after: { status: status ?? server.status, process: processId, ...order?.input },
        });
        return { success: true, message: `${server.name} is ${doing}.`, process: { id: processId } };
      }),
    /**
     * Makes a server that nobody had: its record on a free port of the node, and the order to deploy it. Belongs into
     * the transaction, and the audit row, of whatever it is made for.
     */
    async deploy({ name, ownerId, nodeId, product }: Deployment): Promise<{ id: number }> {
      const { id: productId, type, image } = product;
      if (image === null)
        throw new AppError('conflict', `${product.name} names no image, so no server can be made of it.`);
      if (!(await servers.holdOwner(ownerId))) throw new AppError('conflict', 'There is no such account any more.');
      if (!(await stock.take(productId))) throw soldOut(product);
      const { id, created } = await servers.ensure({
        name,
        ownerId,
        nodeId,
        productId,
        type,
        image,
        port: await servers.claimPort(nodeId),
        containerPort: mediaPorts[type],
        env: { SERVER_NAME: name },
        command: null,
        limits: containerLimits(product),
      });
      if (!created) throw new AppError('conflict', `There is a server called ${name} in this account already.`);
      await take('deploy', id);
      return { id };
    },
  };
}

function soldOut({ name }: ServerProduct): AppError {
  const words = `${name} is sold out. Raise its stock, or choose another product.`;
  return new AppError('invalid', words, { errors: { product_id: [words] } });
}

const megabyte = 1024 * 1024;

/** What of a product's limits its engine enforces. */
function containerLimits(product: ServerProduct): NonNullable<NewServer['limits']> {
  const { cpus, memory_mb, pids } = limitsOfProduct(product);
  return {
    ...(cpus !== null && { cpus }),
    ...(memory_mb !== null && { memoryBytes: memory_mb * megabyte }),
    ...(pids !== null && { pids }),
  };
}
