import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, resource } from './resource.ts';
import { cdnHost, cdnHostDraft, cdnHostStates } from './schemas/cdn.ts';
import { idParams } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';

/** A conformance run does not change how servers are reached. */
const sample = { needs: 'a CDN host whose servers may change their address' } as const;

export const adminCdnHosts = defineEndpoints({
  ...resource({
    path: '/api/admin/cdn-hosts',
    who: 'admin',
    group: 'adminCdnHosts',
    many: 'CDN hosts',
    filter: listFilter({ sorts: ['name', 'latency_ms', 'servers', 'checked_at'] }).extend({
      state: z.enum(cdnHostStates).optional(),
    }),
    record: cdnHost,
    body: cdnHostDraft,
    sample,
    summary: {
      list: 'The CDN hosts as they were last checked; `q` searches name and address. No host is asked.',
      one: 'One CDN host as it was last checked. The host is not asked.',
      create: 'Adds a CDN host once its admin API answered: 422 at `admin_url` when it does not.',
      update: 'Changes a CDN host; the routes of its servers follow. A token that is left out stays.',
      remove: 'Deletes a CDN host that no server uses: 409 while one does.',
    },
  }),
  bulk: bulkEndpoint({
    path: '/api/admin/cdn-hosts',
    who: 'admin',
    many: 'CDN hosts',
    actions: ['check'],
    sample,
    summary: 'Asks several CDN hosts whether they answer, and says which of them could not be asked.',
  }),
  check: {
    who: 'admin',
    owner: 'house',
    method: 'POST',
    path: '/api/admin/cdn-hosts/:id/check',
    params: idParams,
    response: z.object({ success: z.literal(true), data: cdnHost }),
    sample,
    source: 'screens',
    summary: 'Asks a CDN host whether it answers, and adds the routes that it lost.',
  },
});
