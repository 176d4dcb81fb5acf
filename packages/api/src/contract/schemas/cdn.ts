import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

/** Under whose name a server is reached through a CDN host: the host's own, or the domain of the server's owner. */
export const cdnTypes = ['subdomain', 'domain'] as const;
export type CdnType = (typeof cdnTypes)[number];

/** What the last check of a CDN host found. */
export const cdnHostStates = ['unchecked', 'up', 'down'] as const;
export type CdnHostState = (typeof cdnHostStates)[number];

/** Where a domain leads: nowhere that is known, to the CDN host, to nothing, or to something else. */
export const domainStates = ['unchecked', 'ready', 'missing', 'elsewhere'] as const;
export type DomainState = (typeof domainStates)[number];

/** An origin without a path, such as `https://cdn.example`. */
const origin = z
  .string()
  .trim()
  .max(200, 'At most 200 characters')
  .regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/, 'Enter an address such as https://cdn.example');

/** A name of the DNS with two labels or more, in lower case; an international one in its ASCII form. */
const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'At most 253 characters')
  .regex(
    /^(?=.*[a-z])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'Enter a domain such as media.example.com',
  )
  .meta({ examples: ['media.example.com'] });

/** What an admin writes of a CDN host. */
export const cdnHostDraft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  /** Where people reach it. A server’s address is a name below it: `https://server-12.cdn.example`. */
  address: origin.meta({ examples: ['https://cdn.example'] }),
  /** Where the panel reaches Caddy’s admin API. */
  admin_url: origin.meta({ examples: ['http://10.0.0.7:2019'] }),
  /** Sent to the admin API as a bearer token, where a proxy before it asks for one; left out, the one that is kept. */
  admin_token: z
    .string()
    .max(500, 'At most 500 characters')
    .regex(/^[\x21-\x7e]*$/, 'Enter a token without spaces')
    .register(fieldHints, { kind: 'password' })
    .optional(),
  /** The address that Caddy listens on for the servers. */
  listen: z
    .string()
    .trim()
    .regex(/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])?:\d{1,5}$/i, 'Enter a port such as :443, or an address and a port')
    .meta({ examples: [':443'] })
    .default(':443'),
  /** Customers may choose it. Servers that use it already go on doing so. */
  is_open: z.boolean().default(true),
});
export type CdnHostDraft = z.infer<typeof cdnHostDraft>;

/** A CDN host as admins see it. Its token is no part of it. */
export const cdnHost = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  admin_url: z.string(),
  has_credentials: z.boolean(),
  listen: z.string(),
  is_open: z.boolean(),
  state: z.enum(cdnHostStates),
  /** Milliseconds that the panel’s server waited for it; null where it did not answer. */
  latency_ms: z.number().nullable(),
  checked_at: instant.nullable(),
  /** How many servers are reached through it. */
  servers: z.number().int(),
  created_at: instant,
});
export type CdnHost = z.infer<typeof cdnHost>;

/** A CDN host as customers choose it. */
export const cdnChoice = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The name that an own domain has to point to by a CNAME record. */
  hostname: z.string(),
  /** Answers at once with an empty body, for a browser to measure. */
  ping_url: z.string(),
  state: z.enum(cdnHostStates),
  latency_ms: z.number().nullable(),
  checked_at: instant.nullable(),
  /** How many servers of the house are reached through it. */
  servers: z.number().int(),
  is_preferred: z.boolean(),
});
export type CdnChoice = z.infer<typeof cdnChoice>;

/** How a server is reached through a CDN host. */
export const cdnRoute = z.object({
  cdn: z.object({ id: z.number().int(), name: z.string() }),
  type: z.enum(cdnTypes),
  address: z.string(),
  since: instant,
  /** The host does not have the route, as far as the last comparison found; the panel goes on trying to add it. */
  is_missing: z.boolean(),
});
export type CdnRoute = z.infer<typeof cdnRoute>;

/** The own domain of an account. */
export const ownDomain = z.object({
  name: z.string(),
  state: z.enum(domainStates),
  /** Where it led when it was checked; null where it led nowhere. */
  found: z.string().nullable(),
  checked_at: instant.nullable(),
});
export type OwnDomain = z.infer<typeof ownDomain>;

/** What somebody prefers for their servers. */
export const cdnPreferenceDraft = z.object({
  cdn: bodyId.nullable(),
  domain: domainName.nullable(),
});
export type CdnPreferenceDraft = z.infer<typeof cdnPreferenceDraft>;
