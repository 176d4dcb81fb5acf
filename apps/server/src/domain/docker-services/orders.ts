import type { PlacementAction } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { nodes as nodeTable } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import { found } from '../records/crud.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { PlacementRecord, ServicePlacements } from './placements.ts';
import type { ServiceRefusals } from './refusals.ts';
import type { DockerServices } from './services.ts';
import { commandOf, type PlacementWork } from './words.ts';
import { serviceJobName, type ServiceTask } from './work-job.ts';

/** How many lanes the jobs of all nodes share: pulls take long, and must leave workers for everything else. */
const lanes = 4;
const kind = 'docker-service';

export type ServiceOrders = ReturnType<typeof createServiceOrders>;

/** Accepts orders to put services on nodes and to act on them there, each as a process, one per placement at a time. */
export function createServiceOrders(deps: {
  db: Database;
  queue: Queue;
  audit: Audit;
  nodes: Nodes;
  processes: Processes;
  dockerServices: DockerServices;
  servicePlacements: ServicePlacements;
  serviceRefusals: ServiceRefusals;
}) {
  const { db, queue, audit, nodes, processes, dockerServices, servicePlacements, serviceRefusals } = deps;

  const enqueue = async (
    work: PlacementWork,
    { id, serviceId, nodeId }: PlacementRecord,
    name: string,
    alias: string,
  ) => {
    const command = commandOf(work, name, alias);
    const processId = await processes.open({ kind, command, nodeId, serverId: null });
    await servicePlacements.change(id, { processId });
    const payload: ServiceTask = { work, placementId: id, serviceId, nodeId, processId };
    const key = `docker-service:${serviceId}:${nodeId}`;
    await queue.enqueue({ kind: serviceJobName, key, lane: `docker-services:${nodeId % lanes}`, payload });
    await servicePlacements.tell();
    return processId;
  };

  return {
    /** Puts a service on nodes; skips those that already have it. */
    place: (id: number, nodeIds: readonly number[]): Promise<void> =>
      db.transaction(async () => {
        const { name, ports } = await dockerServices.lock(id);
        const wanted = [...new Set(nodeIds)];
        await lockInOrder(db, nodeTable, wanted);
        const chosen = await nodes.list(wanted);
        refuseFields({ node_ids: chosen.length < wanted.length && 'Choose existing nodes' });
        const alreadyPlaced = new Set(await servicePlacements.nodesOf(id));
        const free = chosen.filter((node) => !alreadyPlaced.has(node.id));
        if (free.length === 0) throw new AppError('conflict', `${name} is already there.`);
        const taken = await serviceRefusals.taken(
          ports,
          free.map((node) => node.id),
          id,
        );
        refuseFields({ node_ids: taken !== undefined && `${taken.name} uses port ${taken.host} on ${taken.alias}` });
        for (const node of free) await enqueue('place', await servicePlacements.add(id, node.id), name, node.alias);
        await audit.write({ target: { kind, id, name }, after: { nodes: free.map(({ alias }) => alias) } });
      }),
    /** Recreates the containers of a service that are older than its declaration. */
    apply: (id: number): Promise<void> =>
      db.transaction(async () => {
        const { name } = await dockerServices.lock(id);
        const applied: string[] = [];
        for (const placementId of await servicePlacements.outdatedOf(id)) {
          const one = await servicePlacements.lock(placementId);
          if (!one || one.isBusy) continue;
          await enqueue('apply', one.row, name, one.alias);
          applied.push(one.alias);
        }
        if (applied.length === 0) throw new AppError('conflict', `Every container of ${name} is up to date.`);
        await audit.write({ target: { kind, id, name }, after: { nodes: applied } });
      }),
    /** Orders an action on a service on one node. */
    act: (placementId: number, action: PlacementAction): Promise<void> =>
      db.transaction(async () => {
        const {
          row,
          service: name,
          alias,
          isBusy,
        } = found('service on a node', await servicePlacements.lock(placementId));
        if (isBusy)
          throw new AppError(
            'conflict',
            `Another operation on ${name} on ${alias} is in progress. Wait until it finishes.`,
          );
        const process = await enqueue(action, row, name, alias);
        await audit.write({ target: { kind, id: row.serviceId, name }, after: { action, node: alias, process } });
      }),
  };
}
