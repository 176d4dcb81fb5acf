import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { done, idParams, recordNumber } from './schemas/common.ts';
import { nodeChoice } from './schemas/image-pull.ts';
import { listFilter } from './schemas/list.ts';
import { imageUses, mostImageNodes, nodeImageRow, nodeImagesSummary } from './schemas/node-image.ts';

const path = '/api/admin/node-images';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

/** The images on nodes, as last reported by the nodes: no list sends a request to a node. */
export const adminNodeImages = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'images on nodes',
    filter: listFilter({ sorts: ['image', 'bytes', 'built_at', 'containers'] }).extend({
      node: recordNumber.optional(),
      use: z.enum(imageUses).optional(),
    }),
    record: nodeImageRow,
    summary: 'Returns the images on each node; `q` searches the image and the node. No node is contacted.',
  }),
  nodes: {
    ...admins,
    method: 'GET',
    path: `${path}/nodes`,
    response: z.object({ data: z.array(nodeImagesSummary).max(mostImageNodes) }),
    summary: 'Returns the totals of the images of each node, and which nodes could not be read. No node is contacted.',
  },
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'images',
    actions: ['update'],
    sample: { needs: 'images on nodes that can reach a registry' },
    summary: 'Pulls images again, each on its node.',
  }),
  read: {
    ...admins,
    method: 'POST',
    path: '/api/admin/nodes/:id/read-images',
    // Only reads: the result is shown by the lists from then on.
    unaudited: true,
    params: idParams,
    sample: { needs: 'a node that may be contacted' },
    response: done.extend({ data: nodeImagesSummary }),
    summary:
      'Reads the images of one node now, waiting three seconds at most; `failure` says why they could not be read.',
  },
  prune: {
    ...admins,
    method: 'POST',
    path: `${path}/prune`,
    body: z.object({ node_ids: nodeChoice }),
    sample: { needs: 'nodes whose unused images may be deleted' },
    response: done,
    summary:
      'Removes the images that no container uses, as one process per node. 409 while one of the nodes is being pruned.',
  },
});
