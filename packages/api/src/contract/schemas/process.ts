import { z } from 'zod';
import { instant } from './common.ts';
import { operationKinds } from './operation.ts';

export const processStates = ['queued', 'running', 'succeeded', 'failed'] as const;

/** The record of one operation (spec §3 "Process"). `success` is null until it ends; `state` has the details. */
export const processRecord = z.object({
  id: z.number().int(),
  command: z.string(),
  result: z.string(),
  success: z.boolean().nullable(),
  state: z.enum(processStates),
  /** The duration in seconds; null while it runs. */
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
  /** The completed share, 0 to 1; null if unknown. */
  progress: z.number().min(0).max(1).nullable(),
  /** How many others of its node or its owner are ahead of it in the queue; null unless it waits. */
  ahead: z.number().int().nullable(),
  /** The process that this one is part of. */
  parent_id: z.number().int().nullable(),
  /** Whether it has parts of its own: `related` lists them. */
  has_transactions: z.boolean(),
  /** What was done, as an identifier. */
  kind: z.enum(operationKinds),
  /** Whether it failed and an admin may run it again. */
  can_retry: z.boolean(),
});
export type ProcessRecord = z.infer<typeof processRecord>;

/** A log line of a process. */
const processLine = z.object({ id: z.number().int(), at: instant, text: z.string() });
export type ProcessLine = z.infer<typeof processLine>;

/** The newest log lines of a process and its parts, oldest first; earlier ones are dropped. */
export const processLog = z.array(processLine).max(1000);
