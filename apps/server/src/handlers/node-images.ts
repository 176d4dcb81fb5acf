import type { Contract, Handlers } from '@kronos/api/contract';
import type { Audit } from '../domain/audit/audit.ts';
import type { FleetImageList } from '../domain/node-images/fleet-list.ts';
import type { NodeImageList } from '../domain/node-images/node-list.ts';
import type { ImageOrders } from '../domain/node-images/orders.ts';
import type { ImagePulls } from '../domain/node-images/pulls.ts';
import type { ImageReadings } from '../domain/node-images/readings.ts';
import type { Nodes } from '../domain/nodes/nodes.ts';
import { found } from '../domain/records/crud.ts';
import type { RequestContext } from '../http/request-context.ts';
import { bulkHandler } from './bulk.ts';

interface ImageDeps {
  audit: Audit;
  nodes: Nodes;
  nodeImageList: NodeImageList;
  fleetImageList: FleetImageList;
  imagePulls: ImagePulls;
  imageOrders: ImageOrders;
  imageReadings: ImageReadings;
}

type Groups = Pick<Handlers<Contract, RequestContext>, 'adminNodeImages' | 'adminFleetImages' | 'adminImagePulls'>;

/** Handlers of the images on nodes, for admins. */
export const nodeImagesHandlers = ({
  audit,
  nodes,
  nodeImageList,
  fleetImageList,
  imagePulls,
  imageOrders,
  imageReadings,
}: ImageDeps): Groups => ({
  adminNodeImages: {
    list: ({ query }) => nodeImageList.list(query),
    export: ({ query }) => nodeImageList.export(query),
    nodes: async () => ({ data: await nodeImageList.nodes() }),
    bulk: bulkHandler(audit, { update: (id) => imageOrders.update(id) }),
    async read({ params }) {
      const node = found('node', await nodes.find(params.id));
      await imageReadings.read(node);
      const [data] = await nodeImageList.nodes([node.id]);
      return { success: true, data: found('node', data) };
    },
    async prune({ body }) {
      await imageOrders.prune(body.node_ids);
      return { success: true };
    },
  },
  adminFleetImages: {
    list: ({ query }) => fleetImageList.list(query),
    export: ({ query }) => fleetImageList.export(query),
    bulk: bulkHandler(audit, { update: (id) => imageOrders.updateEverywhere(id) }),
  },
  adminImagePulls: {
    list: ({ query }) => imagePulls.list(query),
    export: ({ query }) => imagePulls.export(query),
    bulk: bulkHandler(audit, { cancel: (id) => imageOrders.cancel(id) }),
    async begin({ body }) {
      await imageOrders.pull(body.image, body.node_ids);
      return { success: true };
    },
    async cancel({ params }) {
      await imageOrders.cancel(params.id);
      return { success: true };
    },
  },
});
