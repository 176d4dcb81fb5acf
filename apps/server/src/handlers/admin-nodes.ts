import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { MountOrders } from '../domain/mounts/orders.ts';
import type { NodeAdministration } from '../domain/nodes/administration.ts';
import type { NodeContainers } from '../domain/nodes/containers.ts';
import type { NodeDirectory } from '../domain/nodes/directory.ts';
import type { ExtractionOrders } from '../domain/nodes/extraction-orders.ts';
import type { NodeMachines } from '../domain/nodes/machines.ts';
import type { NodeWipe } from '../domain/nodes/wipe.ts';
import type { Batches } from '../domain/servers/batches.ts';
import type { EngineEvents } from '../domain/servers/engine-events.ts';
import type { Observer } from '../domain/servers/observer.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

/** Handlers of nodes, for admins (spec §7 "Nodes"). */
export function adminNodesHandlers(deps: {
  nodeDirectory: NodeDirectory;
  nodeAdministration: NodeAdministration;
  nodeContainers: NodeContainers;
  nodeMachines: NodeMachines;
  nodeWipe: NodeWipe;
  batches: Batches;
  mountOrders: MountOrders;
  extractionOrders: ExtractionOrders;
  observer: Observer;
  engineEvents: EngineEvents;
  audit: Audit;
}): Handlers<Contract, RequestContext>['adminNodes'] {
  const {
    nodeDirectory,
    nodeAdministration,
    nodeContainers,
    nodeMachines,
    nodeWipe,
    batches,
    mountOrders,
    extractionOrders,
    observer,
    engineEvents,
    audit,
  } = deps;
  return {
    list: ({ query }) => nodeDirectory.list(query),
    export: ({ query }) => nodeDirectory.export(query),
    one: ({ params }) => nodeAdministration.read(params.id),
    container: async ({ params }) => ({ data: await nodeContainers.find(params.id, params.container) }),
    bulk: bulkHandler(audit, { check_mounts: (id) => mountOrders.checkNode(id) }),
    test: ({ body }) => nodeAdministration.test(body),
    async create({ body }) {
      const { id } = await nodeAdministration.create(body);
      await engineEvents.follow();
      await observer.look([id]);
      return { success: true, message: 'The node has been added', data: await nodeAdministration.find(id) };
    },
    async update({ params, query, body }) {
      await nodeAdministration.update(params.id, body, query.based_on);
      if (body.kind !== undefined) {
        await engineEvents.follow();
        await observer.look([params.id]);
      }
      return { success: true, message: 'The node has been updated', data: await nodeAdministration.find(params.id) };
    },
    restart: ({ params }) => nodeMachines.restart(params.id),
    restartContainers: ({ params }) => batches.restartOn(params.id),
    extractTar: ({ params, body }) => extractionOrders.extract(params.id, body),
    checkMounts: ({ params }) => mountOrders.checkNode(params.id),
    wipe: ({ params, body }) => nodeWipe.wipe(params.id, body.name),
    async remove({ params, query }) {
      await nodeAdministration.remove(params.id, query.alias);
      await engineEvents.follow();
      return { success: true, message: 'The node has been deleted' };
    },
  };
}
