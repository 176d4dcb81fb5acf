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
 * `unreachable`: its node does not answer, so the rest is as old as `seen_at`. `suspended`: it stands still until an
 * admin lets it run again.
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
  /** What happened, in words; null until it ended. */
  message: z.string().nullable(),
  /** Share of the work that is done, 0 to 1; null where nobody can tell. */
  progress: z.number().min(0).max(1).nullable(),
  /** How many others of its node or its owner come before it; null unless it waits. */
  ahead: z.number().int().nullable(),
  /** The process that it belongs to: a batch, or the operation that it follows, as a restart does a reset of the claim. */
  parent: z.number().int().nullable(),
  started_at: instant,
});

/** The last pings, newest last; `ms` is null where there was no answer. */
export const ping = z.object({
  status: z.enum(['up', 'down', 'unknown']),
  /** Milliseconds of the newest ping. */
  ms: z.number().nullable(),
  checked_at: instant.nullable(),
  /** At most 20 values, oldest first. */
  history: z.array(z.number().nullable()).max(20),
});
export type Ping = z.infer<typeof ping>;

/** A media server, as whoever may see it does. */
export const server = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(serverTypes),
  status: z.enum(serverStatuses),
  /** Where people reach it; null until it has been deployed. */
  address: z.string().nullable(),
  version: z.string().nullable(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  ping,
  /** What it was last seen to use; null before the first sample. */
  figures: serverFigures.nullable(),
  operation: operation.nullable(),
  /** As its media server last told; the claim status asks it. */
  claim: z.enum(claimStates),
  /** The CDN host through which it is reached, and its address there. */
  cdn: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** What the caller may do with it; its owner and admins may do all. */
  rights: z.array(z.enum(serverRights)),
  /** An admin, or the end of a trial, keeps it from running; why, in words. */
  suspension: z.object({ since: instant, reason: z.string() }).nullable(),
  /** When its engine last told its state. */
  seen_at: instant.nullable(),
  created_at: instant,
});
export type Server = z.infer<typeof server>;

/** Answer of an action that goes on after it answered: follow `process`, the outcome arrives on the server's `operation`. */
export const accepted = z.object({
  success: z.literal(true),
  message: z.string(),
  process: z.object({ id: z.number().int() }),
});
export type Accepted = z.infer<typeof accepted>;
