import { and, eq, inArray } from 'drizzle-orm';
import { mostNodesAtOnce } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { nodes as nodeTable, processes as processTable } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import { fullReference } from '../images/full-reference.ts';
import { cancelWork } from '../nodes/cancel-work.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { isUnfinished } from '../processes/select.ts';
import { found } from '../records/crud.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { FleetImageList } from './fleet-list.ts';
import { imageQueueOf } from './lane.ts';
import type { NodeImageList } from './node-list.ts';
import { pruneJobName } from './prune-job.ts';
import { pullJobName } from './pull-job.ts';
import type { ImagePulls } from './pulls.ts';

const noun = 'image-pull';

export type ImageOrders = ReturnType<typeof createImageOrders>;

/** Accepts orders to pull and to prune images on nodes, each as a process of its own. */
export function createImageOrders(deps: {
  db: Database;
  queue: Queue;
  audit: Audit;
  nodes: Nodes;
  processes: Processes;
  imagePulls: ImagePulls;
  nodeImageList: NodeImageList;
  fleetImageList: FleetImageList;
}) {
  const { db, queue, audit, nodes, processes, imagePulls, nodeImageList, fleetImageList } = deps;

  /** Returns the nodes that an order is for, locked: of two orders, the second sees what the first has begun. */
  const nodesOf = async (ids: readonly number[]) => {
    const wanted = [...new Set(ids)];
    await lockInOrder(db, nodeTable, wanted);
    const chosen = await nodes.list(wanted);
    refuseFields({ node_ids: chosen.length < wanted.length && 'Choose existing nodes' });
    return chosen;
  };

  /** Orders a pull, and returns the number of nodes on which it is new. */
  const pull = (reference: string, nodeIds: readonly number[]): Promise<number> =>
    db.transaction(async () => {
      const image = fullReference(reference);
      const chosen = await nodesOf(nodeIds);
      const busy = await imagePulls.nodesWith(image);
      const free = chosen.filter(({ id }) => !busy.has(id));
      if (free.length === 0) throw new AppError('conflict', `${image} is already being pulled there.`);
      for (const { id: nodeId, alias } of free) {
        const command = `Pull ${image} on node ${alias}`;
        const processId = await processes.open({ kind: 'pull-image', command, nodeId, serverId: null });
        const pullId = await imagePulls.add({ nodeId, image, processId });
        await queue.enqueue({ kind: pullJobName, ...imageQueueOf(nodeId), payload: { pullId, processId } });
      }
      await audit.write({
        target: { kind: noun, name: image },
        after: { nodes: free.map(({ alias }) => alias) },
      });
      return free.length;
    });

  const refusePruning = async (ids: readonly number[]) => {
    const [busy] = await db.current
      .select({ alias: nodeTable.alias })
      .from(processTable)
      .innerJoin(nodeTable, eq(nodeTable.id, processTable.nodeId))
      .where(and(inArray(processTable.nodeId, [...ids]), eq(processTable.kind, 'prune-images'), isUnfinished))
      .orderBy(nodeTable.id)
      .limit(1);
    if (busy)
      throw new AppError('conflict', `The images on ${busy.alias} are already being pruned. Wait until that is done.`);
  };

  return {
    pull,
    /** Pulls the image of a row again, on its node. */
    async update(id: number): Promise<void> {
      const { nodeId, image } = found('image', await nodeImageList.find(id));
      if (image === '') throw new AppError('conflict', 'This image no longer has a tag, so it cannot be pulled again.');
      await pull(image, [nodeId]);
    },
    /** Pulls an image again on all nodes that have it. */
    async updateEverywhere(id: number): Promise<void> {
      const { image, nodeIds } = found('image', await fleetImageList.find(id));
      if (nodeIds.length > mostNodesAtOnce)
        throw new AppError(
          'conflict',
          `It is on more than ${mostNodesAtOnce} nodes. Pull it on a few of them at a time.`,
        );
      await pull(image, nodeIds);
    },
    prune: (nodeIds: readonly number[]): Promise<void> =>
      db.transaction(async () => {
        const chosen = await nodesOf(nodeIds);
        await refusePruning(nodeIds);
        for (const { id: nodeId, alias } of chosen) {
          const command = `Remove unused images from node ${alias}`;
          const processId = await processes.open({ kind: 'prune-images', command, nodeId, serverId: null });
          await queue.enqueue({ kind: pruneJobName, ...imageQueueOf(nodeId), payload: { nodeId, processId } });
        }
        await audit.write({
          target: { kind: 'node', name: chosen.map(({ alias }) => alias).join(', ') },
          after: { nodes: chosen.map(({ alias }) => alias) },
        });
      }),
    /** Cancels a pull: a waiting one at once, a running one through its job. */
    cancel: (id: number): Promise<void> =>
      db.transaction(async () => {
        const row = found(noun, await imagePulls.lock(id));
        await cancelWork({ records: imagePulls, processes }, row, 'This pull has already ended.');
        const { state, image, nodeId } = row;
        await audit.write({ target: { kind: noun, id, name: image }, before: { state, node: nodeId } });
      }),
  };
}
