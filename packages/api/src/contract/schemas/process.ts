import { z } from 'zod';
import { instant } from './common.ts';
import { operationKinds } from './operation.ts';

export const processStates = ['queued', 'running', 'succeeded', 'failed'] as const;

/** The record of one operation (spec §3 "Process"). `success` is null until it ended; `state` says the rest. */
export const processRecord = z.object({
  id: z.number().int(),
  command: z.string(),
  result: z.string(),
  success: z.boolean().nullable(),
  state: z.enum(processStates),
  /** Seconds it took, null while it runs. */
  time: z.number().nullable(),
  created_at: instant,
  /** `created_at` as `HH:mm:ss`, UTC. */
  created_at_time: z.string(),
  /** `created_at` in words, such as "3 minutes ago". */
  diff_day_human: z.string(),
  node_id: z.number().int().nullable(),
  node_alias: z.string().nullable(),
  host: z.string().nullable(),
  server_id: z.number().int().nullable(),
  server_name: z.string().nullable(),
  /** Share of the work that is done, 0 to 1; null where nobody can tell. */
  progress: z.number().min(0).max(1).nullable(),
  /** How many others of its node or its owner come before it; null unless it waits. */
  ahead: z.number().int().nullable(),
  /** The process that this one is a part of. */
  parent_id: z.number().int().nullable(),
  /** It has parts of its own: `related` tells them. */
  has_transactions: z.boolean(),
  /** What was done, as a word of the system. */
  kind: z.enum(operationKinds),
  /** It failed, and an admin may order the same once more. */
  can_retry: z.boolean(),
});
export type ProcessRecord = z.infer<typeof processRecord>;

/** What a process said on its way. */
const processLine = z.object({ id: z.number().int(), at: instant, text: z.string() });
export type ProcessLine = z.infer<typeof processLine>;

/** The newest lines of a process and its parts, oldest first; those before were forgotten. */
export const processLog = z.array(processLine).max(1000);
