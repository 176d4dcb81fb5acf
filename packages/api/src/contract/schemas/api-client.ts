import { z } from 'zod';
import { bodyId, instant } from './common.ts';

/** What of the API a client may be let into. */
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

/** How far it is let in: to write includes to read. */
export const apiAccess = ['read', 'write'] as const;
export type ApiAccess = (typeof apiAccess)[number];

/** Every scope that a client may have, such as `servers:read`. */
export const apiScopes = apiAreas.flatMap((area) => apiAccess.map((access) => `${area}:${access}` as const));
export type ApiScope = (typeof apiScopes)[number];

/** The areas in which a reseller has something to call. */
export const resellerAreas = ['servers', 'nodes', 'processes'] as const satisfies readonly ApiArea[];

/** After how many days a key may end. */
export const keyDays = ['30', '90', '365'] as const;

/** An installation has so many clients at most: each is read by a call of theirs. */
export const mostApiClients = 200;

export const apiClient = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Who it acts as: it may do no more than they may. */
  acts_as: z.object({ id: z.number().int(), name: z.string() }),
  scopes: z.array(z.enum(apiScopes)),
  /** The last characters of its key, which tell keys apart. */
  key_ending: z.string(),
  created_at: instant,
  /** When its key ends; null where it does not. */
  expires_at: instant.nullable(),
  last_used_at: instant.nullable(),
  last_used_from: z.string().nullable(),
});
export type ApiClient = z.infer<typeof apiClient>;

const name = z.string().trim().min(1, 'Give it a name').max(60, 'At most 60 characters');
const scopes = z.array(z.enum(apiScopes)).min(1, 'Choose what it may do').max(apiScopes.length);

export const apiClientChange = z.object({ name, scopes });
export type ApiClientChange = z.infer<typeof apiClientChange>;

export const apiClientDraft = apiClientChange.extend({
  /** The reseller whose panel it is; it acts as them. Without it the client acts as the admin who adds it. */
  reseller_id: bodyId.nullable(),
  /** The days after which its key ends; null where it does not. */
  days: z.enum(keyDays).nullable(),
});
export type ApiClientDraft = z.infer<typeof apiClientDraft>;
