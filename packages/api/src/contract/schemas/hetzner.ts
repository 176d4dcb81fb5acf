import { z } from 'zod';
import { instant } from './common.ts';
import { fieldHints } from './field-hints.ts';

/** What a cloud server does at the moment, in Hetzner’s own words; `unknown` also for words that are new. */
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

/** Whether a cloud server is a node of the panel: one that has its address. */
export const hetznerUses = ['node', 'other'] as const;

/** What can be done to a cloud server; `reset` and `power-off` do not ask its system first. */
export const hetznerActions = ['reboot', 'reset', 'shutdown', 'power-on', 'power-off'] as const;
export type HetznerAction = (typeof hetznerActions)[number];

/** These take the power away: of a node its name has to be repeated. */
export const hetznerCuts: readonly HetznerAction[] = ['reset', 'power-off'];

/** What an admin writes of a project of Hetzner Cloud. */
export const hetznerProjectDraft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  /** Needs the right to read and write; left out, the one that is kept. */
  api_token: z
    .string()
    .max(200, 'At most 200 characters')
    .regex(/^[\x21-\x7e]*$/, 'Enter a token without spaces')
    .register(fieldHints, { kind: 'password' })
    .optional(),
});
export type HetznerProjectDraft = z.infer<typeof hetznerProjectDraft>;

/** A project of Hetzner Cloud. Its token is no part of it. */
export const hetznerProject = z.object({
  id: z.number().int(),
  name: z.string(),
  has_credentials: z.boolean(),
  /** How many cloud servers it has, and how many of them are nodes. */
  servers: z.number().int(),
  nodes: z.number().int(),
  /** When it told of its servers last; null when it never did. */
  read_at: instant.nullable(),
  /** Milliseconds until its first answer then. */
  latency_ms: z.number().nullable(),
  /** Why it could not be read since, in words, and when that was. */
  failure: z.string().nullable(),
  failed_at: instant.nullable(),
  created_at: instant,
});
export type HetznerProject = z.infer<typeof hetznerProject>;

/** A cloud server as Hetzner told of it last. */
export const hetznerServerRow = z.object({
  id: z.number().int(),
  /** Hetzner’s number of it. */
  number: z.number().int(),
  name: z.string(),
  project: z.object({ id: z.number().int(), name: z.string() }),
  status: z.enum(hetznerStatuses),
  /** Hetzner’s name of its size, such as `cx22`. */
  type: z.string(),
  cores: z.number().int(),
  memory_gb: z.number(),
  disk_gb: z.number(),
  location: z.string(),
  ipv4: z.string().nullable(),
  ipv6: z.string().nullable(),
  /** Hetzner does something to it by itself, and takes no orders meanwhile. */
  is_locked: z.boolean(),
  /** The node that has its address, and the servers that run there. */
  node: z.object({ id: z.number().int(), alias: z.string(), running: z.number().int() }).nullable(),
  /** The process that acts on it at the moment. */
  process_id: z.number().int().nullable(),
  /** Why the last action on it came to nothing, with Hetzner’s code and words; null where it did not. */
  failed: z.object({ process_id: z.number().int(), message: z.string() }).nullable(),
  read_at: instant.nullable(),
});
export type HetznerServerRow = z.infer<typeof hetznerServerRow>;

export const hetznerOrder = z.object({
  action: z.enum(hetznerActions),
  /** The node’s name, repeated where its power is taken away. */
  name: z.string().max(60).optional(),
});
export type HetznerOrder = z.input<typeof hetznerOrder>;
