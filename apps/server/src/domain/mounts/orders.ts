import type { Accepted } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import { laneOf } from '../nodes/lane.ts';
import { noMachineWords } from '../nodes/machine.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { found } from '../records/crud.ts';
import { mountJobName, type MountTask } from './job.ts';
import { canceledWords } from './mount-words.ts';
import type { MountRow, Mounts } from './mounts.ts';

interface Order {
  task: MountTask;
  mounts: number[];
  /** The command, as recorded with the process. */
  command: string;
  /** The message of the response. */
  words: string;
  target: { kind: string; id: number; name: string };
}

export type MountOrders = ReturnType<typeof createMountOrders>;

/** Accepts orders for the storage of nodes, each as a process of its own. */
export function createMountOrders(deps: {
  db: Database;
  queue: Queue;
  mounts: Mounts;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  audit: Audit;
  events: Events;
}) {
  const { db, queue, mounts, nodes, engines, processes, audit, events } = deps;

  const tell = () => events.emit('admin', 'mounts-changed', {});

  const write = async (node: Node, { task, mounts: ids, command, words, target }: Order): Promise<Accepted> => {
    if (!engines.hostOf(node)) throw new AppError('conflict', noMachineWords(node.alias));
    const processId = await processes.open({ kind: task, command, nodeId: node.id, serverId: null });
    await mounts.order(ids, processId);
    await queue.enqueue({
      kind: mountJobName,
      key: `mounts:${node.id}`,
      lane: laneOf(node.id),
      payload: { processId, nodeId: node.id, task },
    });
    await audit.write({ target, after: { process: processId } });
    await tell();
    return { success: true, message: words, process: { id: processId } };
  };

  /** Locks a mount after its node, as the deletion of the node does. */
  const lock = async (id: number): Promise<{ mount: MountRow; node: Node }> => {
    const { nodeId } = found('mount', await mounts.find(id));
    const node = found('node', await nodes.hold(nodeId));
    return { node, mount: found('mount', await mounts.lock(id)) };
  };

  const ofMount = (id: number, task: MountTask): Promise<Accepted> =>
    db.transaction(async () => {
      const { mount, node } = await lock(id);
      const { name } = mount;
      if (mount.processId !== null) throw new AppError('conflict', underWayWords(name));
      const isCheck = task === 'check-mounts';
      return write(node, {
        task,
        mounts: [id],
        command: `${isCheck ? 'Check' : 'Remount'} storage ${name} on node ${node.alias}`,
        words: `${name} is being ${isCheck ? 'checked' : 'remounted'}.`,
        target: { kind: 'mount', id, name },
      });
    });

  return {
    check: (id: number): Promise<Accepted> => ofMount(id, 'check-mounts'),
    remount: (id: number): Promise<Accepted> => ofMount(id, 'remount'),
    /** Checks all mounts of a node, except those that have an order already. */
    checkNode: (id: number): Promise<Accepted> =>
      db.transaction(async () => {
        const node = found('node', await nodes.hold(id));
        const { alias } = node;
        const free = await mounts.lockFree(id);
        if (free.length === 0) {
          const hasAny = (await mounts.ofNode(id)).length > 0;
          throw new AppError(
            'conflict',
            hasAny ? underWayWords(`The storage of ${alias}`) : `${alias} has no mounts to check.`,
          );
        }
        return write(node, {
          task: 'check-mounts',
          mounts: free.map((mount) => mount.id),
          command: `Check storage of node ${alias}`,
          words: `The storage of ${alias} is being checked.`,
          target: { kind: 'node', id, name: alias },
        });
      }),
    /** Cancels the order for a mount. A result that its node has yet to return is still recorded. */
    cancel: (id: number): Promise<void> =>
      db.transaction(async () => {
        const { mount } = await lock(id);
        const { name, processId } = mount;
        if (processId === null) throw new AppError('conflict', `${name} is neither being checked nor mounted.`);
        await mounts.cancel(id);
        // A running process is ended by its job.
        const isLast = (await mounts.ordered(processId)) === 0;
        if (isLast && (await processes.find(processId))?.state === 'queued')
          await processes.end(processId, { success: false, words: canceledWords });
        await audit.write({ target: { kind: 'mount', id, name }, before: { process: processId } });
        await tell();
      }),
  };
}

const underWayWords = (what: string): string => `${what} is already being checked or mounted. Wait until this is done.`;
