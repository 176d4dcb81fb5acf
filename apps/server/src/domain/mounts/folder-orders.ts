import type { FolderCheckAccepted } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Engines } from '../nodes/engines.ts';
import { laneOf } from '../nodes/lane.ts';
import { noMachineWords } from '../nodes/machine.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import type { FolderChecks, FolderOwner } from './folder-checks.ts';
import { folderJobName } from './folder-job.ts';

export type FolderOrders = ReturnType<typeof createFolderOrders>;

/** Orders checks of the folder of a record on each of its nodes, each as a process of its own. */
export function createFolderOrders(deps: {
  db: Database;
  queue: Queue;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  audit: Audit;
  folderChecks: FolderChecks;
}) {
  const { db, queue, nodes, engines, processes, audit, folderChecks } = deps;

  return {
    check: (owner: FolderOwner, { noun, name }: { noun: string; name: string }): Promise<FolderCheckAccepted> =>
      db.transaction(async () => {
        const folders = await folderChecks.foldersOf(owner);
        const found = await nodes.list(folders.map(({ nodeId }) => nodeId));
        const reached = found.filter((node) => engines.hostOf(node));
        const [first] = found;
        if (!first) throw new AppError('conflict', 'There is no node to check it on.');
        if (reached.length === 0)
          throw new AppError(
            'conflict',
            found.length === 1 ? noMachineWords(first.alias) : 'The panel cannot reach any machine of these nodes.',
          );
        const begun: { id: number }[] = [];
        for (const { id: nodeId, alias } of reached) {
          const folder = folders.find((one) => one.nodeId === nodeId);
          if (!folder) continue;
          const command = `Check the folder ${folder.path} on node ${alias}`;
          const processId = await processes.open({ kind: 'check-mounts', command, nodeId, serverId: null });
          await queue.enqueue({
            kind: folderJobName,
            key: `folder:${owner.kind}:${owner.id}:${nodeId}`,
            lane: laneOf(nodeId),
            payload: { processId, owner, folder },
          });
          begun.push({ id: processId });
        }
        const target = { kind: noun.replaceAll(' ', '-'), id: owner.id, name };
        await audit.write({ target, after: { processes: begun.map(({ id }) => id) } });
        return { success: true, message: `${name} is being checked.`, processes: begun };
      }),
  };
}
