import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { done, idParams, recordNumber } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { nodeRebootCauses, nodeRebootPlan, nodeRebootRow, nodeRebootStates } from './schemas/node-reboot.ts';

const path = '/api/admin/node-reboots';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

/** The restarts of nodes, past and planned. */
export const adminReboots = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'reboots',
    filter: listFilter({ sorts: ['at', 'node'], direction: 'desc' }).extend({
      state: z.enum(nodeRebootStates).optional(),
      cause: z.enum(nodeRebootCauses).optional(),
      node: recordNumber.optional(),
    }),
    record: nodeRebootRow,
    summary: 'Returns the reboots of nodes, planned ones first; `q` searches the node, the requester and the reason.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'reboots',
    actions: ['cancel'],
    sample: { needs: 'planned reboots' },
    summary: 'Cancels planned reboots.',
  }),
  plan: {
    ...admins,
    method: 'POST',
    path,
    body: nodeRebootPlan,
    sample: { needs: 'nodes that may restart' },
    response: done,
    summary: 'Plans one reboot of each node. 409 if the panel can reach only the engine of one of them.',
  },
  cancel: {
    ...admins,
    method: 'DELETE',
    path: `${path}/:id`,
    params: idParams,
    sample: { needs: 'a planned reboot' },
    response: done,
    summary: 'Cancels a planned reboot. 409 once it has started.',
  },
});
