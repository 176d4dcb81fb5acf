import { z } from 'zod';
import { instant, recordNumber } from './common.ts';

/** One waits for those before it on its node; a canceled one may have begun. */
export const nodeWorkStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const;
export type NodeWorkState = (typeof nodeWorkStates)[number];

/** What the records of all works on nodes have in common. */
export const nodeWork = {
  id: z.number().int(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  state: z.enum(nodeWorkStates),
  /** The share that is done, 0 to 1; null while that is not known. */
  progress: z.number().min(0).max(1).nullable(),
  /** When it was asked for. */
  at: instant,
  /** From its beginning to its end; null before both. */
  seconds: z.number().nullable(),
  /** Who asked for it; null where nobody did. */
  by: z.string().nullable(),
  /** Its process; null once that is gone. */
  process_id: z.number().int().nullable(),
  /** What came of it, in words. */
  message: z.string().nullable(),
};

/** What lists of works on nodes are narrowed to. */
export const nodeWorkFilter = { state: z.enum(nodeWorkStates).optional(), node: recordNumber.optional() };
