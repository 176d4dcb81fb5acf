import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { listEndpoints } from './resource.ts';
import { serverDetail, serverRow } from './schemas/admin-server.ts';
import { done, idParams, recordNumber } from './schemas/common.ts';
import { listFilter, listOf, pages } from './schemas/list.ts';
import { nodeFit } from './schemas/placement.ts';
import { accepted, serverStatuses, serverTypes } from './schemas/server.ts';

const serversFilter = listFilter({
  sorts: ['name', 'created_at'],
}).extend({
  type: z.enum(serverTypes).optional(),
  status: z.enum(serverStatuses).optional(),
  node: recordNumber.optional(),
  owner: recordNumber.optional(),
  /** The product that it was made from. */
  product: recordNumber.optional(),
});

export const adminServers = defineEndpoints({
  ...listEndpoints({
    path: '/api/admin/servers',
    who: 'admin',
    many: 'servers',
    filter: serversFilter,
    record: serverRow,
    summary: 'Returns all servers; `q` searches their names and the names and e-mail addresses of their owners.',
  }),
  places: {
    method: 'GET',
    path: '/api/admin/servers/places',
    who: 'admin',
    owner: 'house',
    query: pages.extend({ owner_id: recordNumber, product_id: recordNumber }),
    sample: { from: 'adminProducts.list', query: { owner_id: '1', product_id: '{id}' }, also: [422] },
    response: listOf(nodeFit),
    source: 'screens',
    summary: 'Returns how well each node suits a new server of a product for a user, the best first.',
  },
  deploy: {
    method: 'POST',
    path: '/api/admin/servers',
    who: 'admin',
    owner: 'house',
    body: z.object({
      owner_id: recordNumber,
      product_id: recordNumber,
      /** If empty, the server is named by the installation’s rule. */
      name: z.string().trim().max(100, 'At most 100 characters').default(''),
      /** The node; null selects the node that fits best. */
      node_id: recordNumber.nullable().default(null),
    }),
    // No call removes a server.
    sample: { needs: 'a server that may stay' },
    response: done.extend({ id: z.number().int() }),
    source: 'screens',
    summary: 'Creates a server of a product for a user and starts it.',
  },
  one: {
    method: 'GET',
    path: '/api/admin/servers/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminServers.list' },
    response: z.object({ data: serverDetail }),
    source: 'screens',
    summary: 'Returns one server of any user, with its owner, its product and its sub-users.',
  },
  move: {
    method: 'POST',
    path: '/api/admin/servers/:id/move',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: z.object({
      /** The target node; null selects the node that fits best. */
      node_id: recordNumber.nullable().default(null),
    }),
    sample: { from: 'adminServers.list', is: 'server', body: { node_id: null }, also: [409, 422] },
    response: accepted,
    source: 'screens',
    summary: 'Moves a server with all its data to another node; if that fails, it stays unchanged.',
  },
  suspend: {
    method: 'POST',
    path: '/api/admin/servers/:id/suspend',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: z.object({ reason: z.string().trim().max(200, 'At most 200 characters').default('') }),
    sample: { from: 'adminServers.list', is: 'server', body: { reason: 'The invoice is not paid.' }, also: [409] },
    response: done,
    source: 'screens',
    summary: 'Suspends the server: stops it and prevents it from running. The reason is shown to its owner.',
  },
  unsuspend: {
    method: 'POST',
    path: '/api/admin/servers/:id/unsuspend',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminServers.list', is: 'server', also: [409] },
    response: done,
    source: 'screens',
    summary: 'Resumes a suspended server and starts it.',
  },
});
