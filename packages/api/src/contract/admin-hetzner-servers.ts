import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { listEndpoints } from './resource.ts';
import { done, idParams, recordNumber } from './schemas/common.ts';
import { hetznerOrder, hetznerServerRow, hetznerStatuses, hetznerUses } from './schemas/hetzner.ts';
import { listFilter } from './schemas/list.ts';
import { accepted } from './schemas/server.ts';

const path = '/api/admin/integrations/hetzner/servers';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

/** The cloud servers of all projects, as last read from Hetzner: no list sends a request to Hetzner. */
export const adminHetznerServers = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'cloud servers',
    filter: listFilter({ sorts: ['name', 'type', 'location'] }).extend({
      project: recordNumber.optional(),
      status: z.enum(hetznerStatuses).optional(),
      use: z.enum(hetznerUses).optional(),
      node: recordNumber.optional(),
    }),
    record: hetznerServerRow,
    summary: 'Returns the cloud servers; `q` searches the name and the addresses. Hetzner is not contacted.',
  }),
  refresh: {
    ...admins,
    method: 'POST',
    path: '/api/admin/integrations/hetzner/refresh',
    // Only reads: the result is shown by the lists from then on.
    unaudited: true,
    sample: { needs: 'a Hetzner Cloud project' },
    response: done.extend({ failed: z.number().int() }),
    summary: 'Reads all projects now; `failed` is the number that could not be read.',
  },
  act: {
    ...admins,
    method: 'POST',
    path: `${path}/:id/act`,
    params: idParams,
    body: hetznerOrder,
    sample: { needs: 'a cloud server that may restart' },
    response: accepted,
    summary:
      'Restarts a cloud server or switches it on or off, as a process. 409 while another action is in progress; ' +
      '422 at `name` if the power of a node would be cut without its name being repeated.',
  },
});
