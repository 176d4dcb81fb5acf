import { type Accepted, type Contract, hetznerCuts, type ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Reboots } from '../nodes/reboots.ts';
import type { Processes } from '../processes/processes.ts';
import { found } from '../records/crud.ts';
import { refuseFields } from '../refuse-fields.ts';
import { hetznerJobName } from './action-job.ts';
import type { HetznerReadings } from './readings.ts';
import type { HetznerServerList } from './server-list.ts';
import { commandOf } from './words.ts';

type Order = ParsedOf<Contract['adminHetznerServers']['act']>['body'];

export type HetznerOrders = ReturnType<typeof createHetznerOrders>;

/** Accepts orders to restart cloud servers or to switch them on or off, each as a process, one per server at a time. */
export function createHetznerOrders(deps: {
  db: Database;
  queue: Queue;
  audit: Audit;
  processes: Processes;
  reboots: Reboots;
  hetznerServerList: HetznerServerList;
  hetznerReadings: HetznerReadings;
}) {
  const { db, queue, audit, processes, reboots, hetznerServerList, hetznerReadings } = deps;
  return {
    act: (id: number, { action, name: typed }: Order): Promise<Accepted> =>
      db.transaction(async () => {
        const { projectId, number, name, node, ...row } = found('cloud server', await hetznerServerList.lock(id));
        if (row.processId !== null)
          throw new AppError('conflict', `Another operation on ${name} is in progress. Wait until it finishes.`);
        refuseFields({
          name:
            node !== null &&
            hetznerCuts.includes(action) &&
            typed?.trim() !== node.alias &&
            'Type the node’s name exactly as shown',
        });
        const command = commandOf(action, name);
        const nodeId = node?.id ?? null;
        const processId = await processes.open({ kind: 'hetzner-action', command, nodeId, serverId: null });
        await hetznerServerList.noteProcess(id, processId);
        // It is recorded alongside the reboots that the panel carries out itself.
        if (nodeId !== null && (action === 'reboot' || action === 'reset')) await reboots.requested(nodeId, processId);
        await queue.enqueue({
          kind: hetznerJobName,
          key: `hetzner:${projectId}:${number}`,
          lane: `hetzner:${projectId}`,
          payload: { projectId, number, action, processId },
        });
        await audit.write({
          target: { kind: 'cloud-server', id, name },
          after: { process: processId, action, node: node?.alias ?? null },
        });
        await hetznerReadings.tell();
        return { success: true, message: `${command}: Hetzner is being contacted.`, process: { id: processId } };
      }),
  };
}
