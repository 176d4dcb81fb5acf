import { z } from 'zod';
import { serverRights } from '../define.ts';
import { instant } from './common.ts';
import { claimStates } from './media.ts';
import { operationKinds } from './operation.ts';
import { processStates } from './process.ts';
import { serverFigures } from './server-facts.ts';

export const serverTypes = ['plex', 'emby', 'jellyfin'] as const;
export type ServerType = (typeof serverTypes)[number];

/**
 * `unreachable`: its node does not respond, so the other fields are as old as `seen_at`. `suspended`: it is stopped
 * until an admin lets it run again.
 */
export const serverStatuses = [
  'running',
  'stopped',
  'starting',
  'stopping',
  'restarting',
  'deploying',
  'rebuilding',
  'resetting',
  'restoring',
  'moving',
  'suspended',
  'failed',
  'unreachable',
] as const;
export type ServerStatus = (typeof serverStatuses)[number];

/** The newest operation on a server; `id` is its process. */
const operation = z.object({
  id: z.number().int(),
  kind: z.enum(operationKinds),
  state: z.enum(processStates),
  /** The outcome as a sentence; null until it ends. */
  message: z.string().nullable(),
  /** The completed share, 0 to 1; null if unknown. */
  progress: z.number().min(0).max(1).nullable(),
  /** How many others of its node or its owner are ahead of it in the queue; null unless it waits. */
  ahead: z.number().int().nullable(),
  /**
   * The process that it is part of: a batch, or the operation that it follows, as a restart follows a reset of the
   * claim.
   */
  parent: z.number().int().nullable(),
  started_at: instant,
});

/** The last pings, newest last; `ms` is null if there was no response. */
export const ping = z.object({
  status: z.enum(['up', 'down', 'unknown']),
  /** The newest ping in milliseconds. */
  ms: z.number().nullable(),
  checked_at: instant.nullable(),
  /** At most 20 values, oldest first. */
  history: z.array(z.number().nullable()).max(20),
});
export type Ping = z.infer<typeof ping>;

/** A media server, as users who may see it do. */
export const server = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(serverTypes),
  status: z.enum(serverStatuses),
  /** The address at which it is reached; null until it has been deployed. */
  address: z.string().nullable(),
  version: z.string().nullable(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  ping,
  /** Its last known usage; null before the first sample. */
  figures: serverFigures.nullable(),
  operation: operation.nullable(),
  /** As last reported by its media server; the claim status queries it. */
  claim: z.enum(claimStates),
  /** The CDN host through which it is reached, and its address there. */
  cdn: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** The caller's rights; its owner and admins have all of them. */
  rights: z.array(z.enum(serverRights)),
  /** Set while an admin, or the end of a trial, keeps it from running; the reason is a sentence. */
  suspension: z.object({ since: instant, reason: z.string() }).nullable(),
  /** When its engine last reported its state. */
  seen_at: instant.nullable(),
  created_at: instant,
});
export type Server = z.infer<typeof server>;

/**
 * Response to an action that continues afterwards: follow `process`, the outcome arrives on the server's `operation`.
 */
export const accepted = z.object({
  success: z.literal(true),
  message: z.string(),
  process: z.object({ id: z.number().int() }),
});
export type Accepted = z.infer<typeof accepted>;
