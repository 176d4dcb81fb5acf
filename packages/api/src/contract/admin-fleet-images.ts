import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { recordNumber } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { fleetImageRow } from './schemas/node-image.ts';

const path = '/api/admin/fleet-images';

/** The images on all nodes together, tag by tag, as last reported by the nodes. */
export const adminFleetImages = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'images',
    filter: listFilter({ sorts: ['image', 'nodes', 'bytes', 'built_at', 'containers'] }).extend({
      node: recordNumber.optional(),
    }),
    record: fleetImageRow,
    summary:
      'Returns on how many nodes each image is, and the space it takes; `q` searches the image. No node is contacted.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'images',
    actions: ['update'],
    sample: { needs: 'images on nodes that can reach a registry' },
    summary: 'Pulls images again, each on every node that has it.',
  }),
});
