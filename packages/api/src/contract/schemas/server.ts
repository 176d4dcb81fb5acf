import { z } from 'zod';
import { instant } from './common.ts';
import { processStates } from './process.ts';

export const serverTypes = ['plex', 'emby', 'jellyfin'] as const;
export type ServerType = (typeof serverTypes)[number];

/** `unreachable`: its node does not answer, so the rest is as old as `seen_at`. */
export const serverStatuses = [
  'running',
  'stopped',
  'starting',
  'stopping',
  'restarting',
  'failed',
  'unreachable',
] as const;
export type ServerStatus = (typeof serverStatuses)[number];

export const operationKinds = ['start', 'stop', 'restart'] as const;

/** The newest operation on a server; `id` is its process. */
const operation = z.object({
  id: z.number().int(),
  kind: z.enum(operationKinds),
  state: z.enum(processStates),
  /** What happened, in words; null until it ended. */
  message: z.string().nullable(),
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

/** A media server, as its owner sees it. */
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
  operation: operation.nullable(),
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
