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
    summary: 'Through which CDN host a server is reached, and which it could use. No host is asked.',
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
      'Routes a server through a CDN host, or through another one, or under another name; `cdn-enabled` follows. 422 where the own domain does not lead to the host, 502 or 504 where the host does not answer.',
  },
  disable: {
    ...withPower,
    ...needsHost,
    method: 'POST',
    path: '/api/customer/servers/:id/cdn/disable',
    response: done,
    source: '§7',
    summary: 'Removes the route of a server. A host that does not answer loses it once it does.',
  },
  preference: {
    ...own,
    method: 'GET',
    path: '/api/customer/cdn-host',
    response: preference,
    source: 'screens',
    summary: 'The preferred CDN host and the own domain of the caller, and the hosts to choose from.',
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
      'Changes the preferred CDN host and the own domain, whose CNAME record is looked up at once. 409 while a server is reached under the domain that would go.',
  },
  checkDomain: {
    ...own,
    method: 'POST',
    path: '/api/customer/cdn-host/check',
    response: z.object({ success: z.literal(true), data: preference }),
    sample: { also: [409] },
    source: 'screens',
    summary: 'Looks up where the own domain leads now; 409 without one.',
  },
});
