import { z } from 'zod';
import { instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

/** The status of a cloud server, in Hetzner’s own words; `unknown` also stands for words that are new. */
export const hetznerStatuses = [
  'running',
  'off',
  'initializing',
  'starting',
  'stopping',
  'migrating',
  'rebuilding',
  'deleting',
  'unknown',
] as const;
export type HetznerStatus = (typeof hetznerStatuses)[number];

/** Whether a cloud server is a node of the panel, that is, a node has its address. */
export const hetznerUses = ['node', 'other'] as const;

/** The actions on a cloud server; `reset` and `power-off` do not let its system shut down first. */
export const hetznerActions = ['reboot', 'reset', 'shutdown', 'power-on', 'power-off'] as const;
export type HetznerAction = (typeof hetznerActions)[number];

/** The actions that cut the power; for a node, its name has to be repeated. */
export const hetznerCuts: readonly HetznerAction[] = ['reset', 'power-off'];

/** The fields of a Hetzner Cloud project that an admin fills in. */
export const hetznerProjectDraft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  /** Needs read and write access; if omitted, the stored one is kept. */
  api_token: z
    .string()
    .max(200, 'At most 200 characters')
    .regex(/^[\x21-\x7e]*$/, 'Enter a token without spaces')
    .register(fieldHints, { kind: 'password' })
    .optional(),
});
export type HetznerProjectDraft = z.infer<typeof hetznerProjectDraft>;

/** A Hetzner Cloud project. Its token is not included. */
export const hetznerProject = z.object({
  id: z.number().int(),
  name: z.string(),
  has_credentials: z.boolean(),
  /** How many cloud servers it has, and how many of them are nodes. */
  servers: z.number().int(),
  nodes: z.number().int(),
  /** When its servers were last read; null if never. */
  read_at: instant.nullable(),
  /** Milliseconds until the first response of that reading. */
  latency_ms: z.number().nullable(),
  /** Why reading has failed since, as a sentence, and when. */
  failure: z.string().nullable(),
  failed_at: instant.nullable(),
  created_at: instant,
});
export type HetznerProject = z.infer<typeof hetznerProject>;

/** A cloud server as last read from Hetzner. */
export const hetznerServerRow = z.object({
  id: z.number().int(),
  /** Hetzner’s id. */
  number: z.number().int(),
  name: z.string(),
  project: z.object({ id: z.number().int(), name: z.string() }),
  status: z.enum(hetznerStatuses),
  /** Hetzner’s name for its size, such as `cx22`. */
  type: z.string(),
  cores: z.number().int(),
  memory_gb: z.number(),
  disk_gb: z.number(),
  location: z.string(),
  ipv4: z.string().nullable(),
  ipv6: z.string().nullable(),
  /** Whether Hetzner is working on it and accepts no actions meanwhile. */
  is_locked: z.boolean(),
  /** The node that has its address, and how many servers run there. */
  node: z.object({ id: z.number().int(), alias: z.string(), running: z.number().int() }).nullable(),
  /** The process that is acting on it. */
  process_id: z.number().int().nullable(),
  /** Why the last action on it failed, with Hetzner’s code and words; null if it did not. */
  failed: z.object({ process_id: z.number().int(), message: z.string() }).nullable(),
  read_at: instant.nullable(),
});
export type HetznerServerRow = z.infer<typeof hetznerServerRow>;

export const hetznerOrder = z.object({
  action: z.enum(hetznerActions),
  /** The node’s name, repeated for an action that cuts its power. */
  name: z.string().max(60).optional(),
});
export type HetznerOrder = z.input<typeof hetznerOrder>;
