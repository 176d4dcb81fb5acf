import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { cdnChoice, cdnPreferenceDraft, cdnRoute, cdnTypes, ownDomain } from './schemas/cdn.ts';
import { bodyId, done, idParams } from './schemas/common.ts';

const ofServer = { who: 'customer', owner: 'server', params: idParams } as const;
const withPower = { ...ofServer, right: 'power' } as const;
const needsHost = { sample: { needs: 'a server whose address may change' } } as const;
const own = { who: 'customer', owner: 'self' } as const;

const preference = z.object({
  cdn: z.number().int().nullable(),
  domain: ownDomain.nullable(),
  hosts: z.array(cdnChoice),
});

/** Servers behind CDN hosts: the host of each server, and the preferences of an account. */
export const customerCdn = defineEndpoints({
  info: {
    ...ofServer,
    method: 'GET',
    path: '/api/customer/servers/:id/cdn',
    response: z.object({
      /** Null while the server is reached without a CDN host. */
      route: cdnRoute.nullable(),
      /** The hosts that may be chosen, always including the current one. */
      hosts: z.array(cdnChoice),
      /** The own domain of the server’s owner. */
      domain: ownDomain.nullable(),
    }),
    source: '§7',
    summary: 'Returns the CDN host through which a server is reached, and those it could use. No host is contacted.',
  },
  enable: {
    ...withPower,
    ...needsHost,
    method: 'POST',
    path: '/api/customer/servers/:id/cdn/enable',
    body: z.object({ cdn: bodyId, type: z.enum(cdnTypes) }),
    response: z.object({ success: z.literal(true), route: cdnRoute }),
    source: '§7',
    summary:
      'Routes a server through a CDN host, or changes the host or the name of its route; `cdn-enabled` follows. 422 if the own domain does not point to the host; 502 or 504 if the host does not respond.',
  },
  disable: {
    ...withPower,
    ...needsHost,
    method: 'POST',
    path: '/api/customer/servers/:id/cdn/disable',
    response: done,
    source: '§7',
    summary: 'Removes the route of a server. A host that does not respond removes it once it does.',
  },
  preference: {
    ...own,
    method: 'GET',
    path: '/api/customer/cdn-host',
    response: preference,
    source: 'screens',
    summary: 'Returns the preferred CDN host and the own domain of the caller, and the available hosts.',
  },
  prefer: {
    ...own,
    method: 'POST',
    path: '/api/customer/cdn-host',
    body: cdnPreferenceDraft,
    response: z.object({ success: z.literal(true), data: preference }),
    sample: { body: { cdn: null, domain: null } },
    source: 'screens',
    summary:
      'Changes the preferred CDN host and the own domain, whose CNAME record is looked up at once. 409 while a server is reached under the old domain.',
  },
  checkDomain: {
    ...own,
    method: 'POST',
    path: '/api/customer/cdn-host/check',
    response: z.object({ success: z.literal(true), data: preference }),
    sample: { also: [409] },
    source: 'screens',
    summary: 'Looks up where the own domain currently points; 409 if there is none.',
  },
});
