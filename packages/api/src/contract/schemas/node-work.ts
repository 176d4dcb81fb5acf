import { z } from 'zod';
import { instant, recordNumber } from './common.ts';

/** `waiting` work is queued behind earlier work on its node; `canceled` work may have begun. */
export const nodeWorkStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const;
export type NodeWorkState = (typeof nodeWorkStates)[number];

/** The fields that all records of work on nodes have in common. */
export const nodeWork = {
  id: z.number().int(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  state: z.enum(nodeWorkStates),
  /** The completed share, 0 to 1; null while unknown. */
  progress: z.number().min(0).max(1).nullable(),
  /** When it was requested. */
  at: instant,
  /** The duration; null until it has ended. */
  seconds: z.number().nullable(),
  /** The name of the user who requested it; null if there was none. */
  by: z.string().nullable(),
  /** Its process; null once that is deleted. */
  process_id: z.number().int().nullable(),
  /** The outcome as a sentence. */
  message: z.string().nullable(),
};

/** The filters for lists of work on nodes. */
export const nodeWorkFilter = { state: z.enum(nodeWorkStates).optional(), node: recordNumber.optional() };
