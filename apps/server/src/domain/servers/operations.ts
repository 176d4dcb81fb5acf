import type { Accepted } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import { laneOf } from '../nodes/lane.ts';
import type { Processes } from '../processes/processes.ts';
import { limitsOfProduct, type ServerProduct } from '../products/products.ts';
import type { Stock } from '../products/stock.ts';
import type { FolderOf } from '../mounts/folder-of.ts';
import type { Settings } from '../settings/settings.ts';
import { configVolume, dataAt } from './container.ts';
import type { ServerEvents } from './events.ts';
import type { Operation } from './operations/operation.ts';
import { doingOf, jobNameOf, type ServerOperation, serverOperations } from './operations/registry.ts';
import type { ServerRow } from './server-row.ts';
import { mediaPorts, type NewServer, type Servers } from './servers.ts';
import { suspendedWords } from './suspended-words.ts';

/** The product, owner and node of a new server. */
export interface Deployment extends Pick<NewServer, 'name' | 'ownerId' | 'nodeId'> {
  product: ServerProduct;
}

export interface Order {
  /** The input of the operation, such as a backup. It must not contain secrets: it is stored in the queue. */
  input?: Record<string, unknown>;
  /** The process that this one is part of, such as that of a batch. */
  parentId?: number;
}

export type Operations = ReturnType<typeof createOperations>;

/** Accepts operations on servers: one at a time per server, stored together with process and job. */
export function createOperations(deps: {
  db: Database;
  queue: Queue;
  servers: Servers;
  processes: Processes;
  events: ServerEvents;
  stock: Pick<Stock, 'take'>;
  audit: Audit;
  folderOf: FolderOf;
  settings: Pick<Settings, 'tenant'>;
}) {
  const { db, queue, servers, processes, events, stock, audit, folderOf, settings } = deps;

  /** Stores an operation with its process and job. */
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
    if (!server) throw notFound('server');
    const busy = await processes.unfinishedOf(id);
    if (busy) throw new AppError('conflict', `${server.name} is already ${doingOf(busy)}. Wait until that is done.`);
    const operation: Operation = serverOperations[kind];
    if (server.suspendedAt && !operation.isForSuspended) throw new AppError('conflict', suspendedWords(server));
    const refusal = operation.refuse?.(server, order?.input);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    return { server, processId: await write(kind, server, order) };
  };

  return {
    /** Accepts an operation within the caller's transaction and audit row. Returns the id of its process. */
    order: async (kind: ServerOperation, id: number, order?: Order): Promise<number> =>
      (await take(kind, id, order)).processId,
    /**
     * Orders the operation that follows the one that has just ended, in the transaction of that end and under the audit
     * row of its cause. A server that was suspended meanwhile stays as it is.
     */
    async follow(kind: ServerOperation, id: number, parentId: number): Promise<void> {
      const server = await servers.lock(id);
      if (server && !server.suspendedAt) await write(kind, server, { parentId });
    },
    /** Accepts a single operation, with its own transaction and audit row. */
    request: (kind: ServerOperation, id: number, order?: Order): Promise<Accepted> =>
      db.transaction(async () => {
        const { server, processId } = await take(kind, id, order);
        const { status }: Operation = serverOperations[kind];
        const { ahead } = (await processes.unfinishedOf(id)) ?? { ahead: null };
        await audit.write({
          target: { kind: 'server', id, name: server.name },
          before: { status: server.status },
          after: { status: status ?? server.status, process: processId, ...order?.input },
        });
        return { success: true, message: `${server.name} is ${doingOf({ kind, ahead })}.`, process: { id: processId } };
      }),
    /**
     * Creates a server: its record on a free port of the node, and the order to deploy it. Must run in the
     * transaction, and under the audit row, of its cause.
     */
    async deploy({ name, ownerId, nodeId, product }: Deployment): Promise<{ id: number }> {
      const { id: productId, type, image } = product;
      if (image === null)
        throw new AppError('conflict', `${product.name} has no image, so no server can be created from it.`);
      if (!(await servers.holdOwner(ownerId))) throw new AppError('conflict', 'This account no longer exists.');
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
        env: { ...environmentOf(product), SERVER_NAME: name },
        command: null,
        limits: containerLimits(product),
      });
      if (!created) throw new AppError('conflict', `This account already has a server called ${name}.`);
      const folder = await folderOf(nodeId);
      // Stored with the server: its data stays there even when the data of later servers goes elsewhere.
      if (folder !== null) {
        const volume = dataAt(folder, configVolume(await settings.tenant(), { id, volume: null }));
        await servers.update(id, { volume });
      }
      await take('deploy', id);
      return { id };
    },
  };
}

function soldOut({ name }: ServerProduct): AppError {
  const words = `${name} is sold out. Raise its stock, or choose another product.`;
  return new AppError('invalid', words, { errors: { product_id: [words] } });
}

const environmentOf = ({ env }: ServerProduct) => Object.fromEntries(env.map(({ name, value }) => [name, value]));

const megabyte = 1024 * 1024;

/** Returns the limits of a product that the engine enforces. */
function containerLimits(product: ServerProduct): NonNullable<NewServer['limits']> {
  const { cpus, memory_mb, pids } = limitsOfProduct(product);
  return {
    ...(cpus !== null && { cpus }),
    ...(memory_mb !== null && { memoryBytes: memory_mb * megabyte }),
    ...(pids !== null && { pids }),
  };
}
