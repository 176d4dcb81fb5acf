import { z } from 'zod';
import { instant } from './common.ts';
import { processStates } from './process.ts';

/** The actions on many servers at once. */
export const batchActions = ['start', 'stop', 'restart', 'rebuild', 'move'] as const;
export type BatchAction = (typeof batchActions)[number];

export const largestBatch = 2000;

export const batchItemStates = ['waiting', ...processStates] as const;

const batchItem = z.object({
  /** The server’s id. */
  id: z.number().int(),
  /** Null once the server is deleted. */
  name: z.string().nullable(),
  node: z.string().nullable(),
  /** `waiting`: its turn has not come. */
  state: z.enum(batchItemStates),
  /** The outcome as a sentence; null until it ends. */
  message: z.string().nullable(),
  process_id: z.number().int().nullable(),
});
export type BatchItem = z.infer<typeof batchItem>;

/** One action on many servers; `id` is its process. */
export const batchDetail = z.object({
  id: z.number().int(),
  action: z.enum(batchActions),
  command: z.string(),
  state: z.enum(processStates),
  result: z.string(),
  created_at: instant,
  items: z.array(batchItem).max(largestBatch),
});
export type BatchDetail = z.infer<typeof batchDetail>;
