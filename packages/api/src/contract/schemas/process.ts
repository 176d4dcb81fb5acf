import { z } from 'zod';
import { instant } from './common.ts';

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
  has_transactions: z.boolean(),
});
export type ProcessRecord = z.infer<typeof processRecord>;
