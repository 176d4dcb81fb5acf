import type { Contract, Handlers, PlacementAction } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { ServiceOrders } from '../domain/docker-services/orders.ts';
import type { ServicePlacementList } from '../domain/docker-services/placement-list.ts';
import type { DockerServices } from '../domain/docker-services/services.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';
import { recordHandlers } from './records.ts';

interface DockerServiceDeps {
  audit: Audit;
  dockerServices: DockerServices;
  servicePlacementList: ServicePlacementList;
  serviceOrders: ServiceOrders;
}

/** Handlers of Docker services, for admins. */
export const dockerServicesHandlers = ({
  audit,
  dockerServices,
  servicePlacementList,
  serviceOrders,
}: DockerServiceDeps): Pick<Handlers<Contract, RequestContext>, 'adminDockerServices' | 'adminServicePlacements'> => ({
  adminDockerServices: {
    ...recordHandlers(dockerServices),
    async place({ params, body }) {
      await serviceOrders.place(params.id, body.node_ids);
      return { success: true };
    },
    async apply({ params }) {
      await serviceOrders.apply(params.id);
      return { success: true };
    },
  },
  adminServicePlacements: {
    list: ({ query }) => servicePlacementList.list(query),
    export: ({ query }) => servicePlacementList.export(query),
    bulk: bulkHandler<PlacementAction>(audit, {
      start: (id) => serviceOrders.act(id, 'start'),
      stop: (id) => serviceOrders.act(id, 'stop'),
      restart: (id) => serviceOrders.act(id, 'restart'),
      apply: (id) => serviceOrders.act(id, 'apply'),
      remove: (id) => serviceOrders.act(id, 'remove'),
    }),
  },
});
