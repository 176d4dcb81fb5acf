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
      list: 'Returns the CDN hosts as last checked; `q` searches name and address. No host is contacted.',
      one: 'Returns one CDN host as last checked. The host is not contacted.',
      create: 'Creates a CDN host if its admin API responds; 422 at `admin_url` if it does not.',
      update: 'Changes a CDN host and the routes of its servers. If omitted, the token stays unchanged.',
      remove: 'Deletes a CDN host; 409 while a server uses it.',
    },
  }),
  bulk: bulkEndpoint({
    path: '/api/admin/cdn-hosts',
    who: 'admin',
    many: 'CDN hosts',
    actions: ['check'],
    sample,
    summary: 'Checks whether several CDN hosts respond, with a result for each.',
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
    summary: 'Checks whether a CDN host responds, and restores its missing routes.',
  },
});
