import { z } from 'zod';
import { bodyId, instant, recordVersion } from './common.ts';

/** The areas of the API that a client may be given access to. */
export const apiAreas = [
  'servers',
  'users',
  'nodes',
  'products',
  'storage',
  'cdn',
  'messages',
  'trials',
  'processes',
] as const;
export type ApiArea = (typeof apiAreas)[number];

/** The levels of access: `write` includes `read`. */
export const apiAccess = ['read', 'write'] as const;
export type ApiAccess = (typeof apiAccess)[number];

/** Every scope that a client may have, such as `servers:read`. */
export const apiScopes = apiAreas.flatMap((area) => apiAccess.map((access) => `${area}:${access}` as const));
export type ApiScope = (typeof apiScopes)[number];

/** The areas with endpoints that a reseller may call. */
export const resellerAreas = ['servers', 'nodes', 'processes'] as const satisfies readonly ApiArea[];

/** The days after which a key may expire. */
export const keyDays = ['30', '90', '365'] as const;

/** The most API clients of an installation; the list returns all of them. */
export const mostApiClients = 200;

export const apiClient = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The user it acts as: it may do no more than they may. */
  acts_as: z.object({ id: z.number().int(), name: z.string() }),
  scopes: z.array(z.enum(apiScopes)),
  /** The last characters of its key, which tell keys apart. */
  key_ending: z.string(),
  created_at: instant,
  /** When its key expires; null if never. */
  expires_at: instant.nullable(),
  last_used_at: instant.nullable(),
  last_used_from: z.string().nullable(),
  version: recordVersion,
});
export type ApiClient = z.infer<typeof apiClient>;

const name = z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters');
const scopes = z.array(z.enum(apiScopes)).min(1, 'Choose at least one scope').max(apiScopes.length);

export const apiClientChange = z.object({ name, scopes });
export type ApiClientChange = z.infer<typeof apiClientChange>;

export const apiClientDraft = apiClientChange.extend({
  /** The reseller it acts as, for a reseller panel. Without one, the client acts as the admin who adds it. */
  reseller_id: bodyId.nullable(),
  /** The days after which its key expires; null if never. */
  days: z.enum(keyDays).nullable(),
});
export type ApiClientDraft = z.infer<typeof apiClientDraft>;
