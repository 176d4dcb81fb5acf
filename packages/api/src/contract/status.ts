import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { listEndpoints } from './resource.ts';
import { done } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { statusNode, statusOverview, statusStates } from './schemas/status.ts';

const path = '/api/customer/status';
const own = { who: 'customer', owner: 'self', source: 'screens' } as const;

/** Whether the nodes are up, for all signed-in users. */
export const status = defineEndpoints({
  show: {
    ...own,
    method: 'GET',
    path,
    response: z.object({ data: statusOverview }),
    summary:
      'Returns the state of the nodes of the caller’s servers over the last 90 days, incidents, planned restarts and CDN hosts.',
  },
  subscribe: {
    ...own,
    method: 'POST',
    path: `${path}/subscription`,
    body: z.object({ is_subscribed: z.boolean() }),
    sample: { from: 'status.show', keeps: true, body: { is_subscribed: '{is_subscribed}' } },
    response: done,
    summary:
      'Sets whether the caller is notified when one of their nodes goes down or comes back, and of announced incidents.',
  },
  ...listEndpoints({
    path: `${path}/nodes`,
    who: 'customer',
    owner: 'self',
    many: 'nodes',
    filter: listFilter({ sorts: ['alias', 'since'] }).extend({ state: z.enum(statusStates).optional() }),
    record: statusNode,
    summary:
      'Returns the monitored nodes of the installation and those of the caller’s servers; nodes of resellers only if the caller has servers there. No node is contacted.',
  }),
});
