import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { recordNumber } from './schemas/common.ts';
import { placementActions, placementStates, servicePlacementRow } from './schemas/docker-service.ts';
import { listFilter } from './schemas/list.ts';

const path = '/api/admin/integrations/service-placements';

/** The Docker services on nodes, as last reported by the nodes: no list sends a request to a node. */
export const adminServicePlacements = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'services on nodes',
    filter: listFilter({ sorts: ['node', 'created_at'] }).extend({
      service: recordNumber.optional(),
      node: recordNumber.optional(),
      state: z.enum(placementStates).optional(),
    }),
    record: servicePlacementRow,
    summary: 'Returns the services on nodes; `q` searches the node and the service. No node is contacted.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'nodes',
    actions: placementActions,
    sample: { needs: 'services on nodes' },
    summary:
      'Starts, stops or restarts services on nodes, recreates their containers or removes them, as one process each. Those with an operation in progress are refused.',
  }),
});
