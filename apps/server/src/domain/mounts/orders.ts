import { and, eq } from 'drizzle-orm';
import type { Accepted } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { processes as processTable } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Engines } from '../nodes/engines.ts';
import { laneOf } from '../nodes/lane.ts';
import { noMachineWords } from '../nodes/machine.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { isUnfinished } from '../processes/select.ts';
import { found } from '../records/crud.ts';
import { mountJobName, type MountTask } from './job.ts';
import type { Mounts } from './mounts.ts';

interface Order {
  task: MountTask;
  mounts: number[];
  /** As the records call it. */
  command: string;
  /** As the answer says it. */
  words: string;
  target: { kind: string; id: number; name: string };
}

export type MountOrders = ReturnType<typeof createMountOrders>;

/** Takes orders for the storage of nodes, each as a process of its own. */
export function createMountOrders(deps: {
  db: Database;
  queue: Queue;
  mounts: Mounts;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  audit: Audit;
}) {
  const { db, queue, mounts, nodes, engines, processes, audit } = deps;

  const write = async (node: Node, { task, mounts: ids, command, words, target }: Order): Promise<Accepted> => {
    if (!engines.hostOf(node)) throw new AppError('conflict', noMachineWords(node.alias));
    const isUnderWay =
      (await db.current.$count(
        processTable,
        and(eq(processTable.nodeId, node.id), eq(processTable.command, command), isUnfinished),
      )) > 0;
    if (isUnderWay) throw new AppError('conflict', `${words.replace(/\.$/, '')} already. Wait until that is done.`);
    const processId = await processes.open({ kind: task, command, nodeId: node.id, serverId: null });
    await queue.enqueue({
      kind: mountJobName,
      key: `mounts:${node.id}`,
      lane: laneOf(node.id),
      payload: { processId, nodeId: node.id, mounts: ids, task },
    });
    await audit.write({ target, after: { process: processId } });
    return { success: true, message: words, process: { id: processId } };
  };

  const ofMount = (id: number, task: MountTask): Promise<Accepted> =>
    db.transaction(async () => {
      const mount = found('mount', await mounts.lock(id));
      const node = found('node', await nodes.find(mount.nodeId));
      const { name } = mount;
      const isCheck = task === 'check-mounts';
      return write(node, {
        task,
        mounts: [id],
        command: `${isCheck ? 'Check' : 'Remount'} storage ${name} on node ${node.alias}`,
        words: `${name} is being ${isCheck ? 'checked' : 'mounted again'}.`,
        target: { kind: 'mount', id, name },
      });
    });

  return {
    check: (id: number): Promise<Accepted> => ofMount(id, 'check-mounts'),
    remount: (id: number): Promise<Accepted> => ofMount(id, 'remount'),
    /** Checks all that a node has. */
    checkNode: (id: number): Promise<Accepted> =>
      db.transaction(async () => {
        const node = found('node', await nodes.lock(id));
        const { alias } = node;
        const all = await mounts.ofNode(id);
        if (all.length === 0) throw new AppError('conflict', `${alias} has no mounts to check.`);
        return write(node, {
          task: 'check-mounts',
          mounts: all.map((mount) => mount.id),
          command: `Check storage of node ${alias}`,
          words: `The storage of ${alias} is being checked.`,
          target: { kind: 'node', id, name: alias },
        });
      }),
  };
}
