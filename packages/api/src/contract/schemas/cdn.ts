import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

/**
 * The name under which a server is reached through a CDN host: the host's own, or the own domain of the server's owner.
 */
export const cdnTypes = ['subdomain', 'domain'] as const;
export type CdnType = (typeof cdnTypes)[number];

/** The results of the last check of a CDN host. */
export const cdnHostStates = ['unchecked', 'up', 'down'] as const;
export type CdnHostState = (typeof cdnHostStates)[number];

/** Where an own domain points: not yet checked, to the CDN host, to nothing, or to something else. */
export const domainStates = ['unchecked', 'ready', 'missing', 'elsewhere'] as const;
export type DomainState = (typeof domainStates)[number];

/** An origin without a path, such as `https://cdn.example`. */
const origin = z
  .string()
  .trim()
  .max(200, 'At most 200 characters')
  .regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/, 'Enter an address such as https://cdn.example');

/** A DNS name with at least two labels, in lower case; an internationalised one in its ASCII form. */
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

/** The fields of a CDN host that an admin fills in. */
export const cdnHostDraft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  /** The public address. A server’s address is a name below it: `https://server-12.cdn.example`. */
  address: origin.meta({ examples: ['https://cdn.example'] }),
  /** The address at which the panel reaches Caddy’s admin API. */
  admin_url: origin.meta({ examples: ['http://10.0.0.7:2019'] }),
  /** A bearer token for the admin API, if a proxy in front of it requires one; if omitted, the stored one is kept. */
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
  /** Whether customers may choose it. Servers that already use it are not affected. */
  is_open: z.boolean().default(true),
});
export type CdnHostDraft = z.infer<typeof cdnHostDraft>;

/** A CDN host as admins see it. Its token is not included. */
export const cdnHost = z.object({
  id: z.number().int(),
  name: z.string(),
  address: z.string(),
  admin_url: z.string(),
  has_credentials: z.boolean(),
  listen: z.string(),
  is_open: z.boolean(),
  state: z.enum(cdnHostStates),
  /** The response time in milliseconds, measured by the panel’s server; null without a response. */
  latency_ms: z.number().nullable(),
  checked_at: instant.nullable(),
  /** How many servers are reached through it. */
  servers: z.number().int(),
  created_at: instant,
});
export type CdnHost = z.infer<typeof cdnHost>;

/** A CDN host as customers see it when they choose one. */
export const cdnChoice = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The target of the CNAME record of an own domain. */
  hostname: z.string(),
  /** Responds immediately with an empty body, so that a browser can measure the time. */
  ping_url: z.string(),
  state: z.enum(cdnHostStates),
  latency_ms: z.number().nullable(),
  checked_at: instant.nullable(),
  /** How many servers of the installation are reached through it. */
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
  /** Whether the host lacked the route at the last comparison; the panel keeps trying to add it. */
  is_missing: z.boolean(),
});
export type CdnRoute = z.infer<typeof cdnRoute>;

/** The own domain of an account. */
export const ownDomain = z.object({
  name: z.string(),
  state: z.enum(domainStates),
  /** Where it pointed when it was checked; null if nowhere. */
  found: z.string().nullable(),
  checked_at: instant.nullable(),
});
export type OwnDomain = z.infer<typeof ownDomain>;

/** A user's preferences for their servers. */
export const cdnPreferenceDraft = z.object({
  cdn: bodyId.nullable(),
  domain: domainName.nullable(),
});
export type CdnPreferenceDraft = z.infer<typeof cdnPreferenceDraft>;
