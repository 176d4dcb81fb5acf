import { z } from 'zod';
import { bodyId } from './common.ts';

/** The most titles that one call changes, and the most that a comparison lists. */
export const mostWatchChanges = 100;
export const mostComparedTitles = 2000;

/** What is done to a title: `null` leaves its mark or its position as it is. Setting the mark clears the position. */
const watchStep = z.object({
  id: z.string().min(1).max(100),
  mark: z.enum(['watched', 'unwatched']).nullable(),
  /** The playback position in milliseconds. */
  position_ms: z.number().int().min(1).max(1_000_000_000).nullable(),
});
export type WatchStep = z.infer<typeof watchStep>;

const libraryCounts = z.object({
  name: z.string(),
  watched: z.number().int(),
  unwatched: z.number().int(),
  /** How many titles change only their position. */
  positions: z.number().int(),
  /** How many titles of the source, watched or begun, the target does not have. */
  missing: z.number().int(),
});

/** What would make the watch state of one server equal to that of another. */
export const watchComparison = z.object({
  /** The accounts whose state is read and changed; null if the panel does not know them. */
  source_account: z.string().nullable(),
  target_account: z.string().nullable(),
  /** The libraries that both servers have, by name and kind. */
  libraries: z.array(libraryCounts),
  /** The first changes, as many as a comparison lists. */
  changes: z.array(watchStep.extend({ library: z.string(), title: z.string() })),
  /** How many changes there are. */
  total: z.number().int(),
});
export type WatchComparison = z.infer<typeof watchComparison>;

export const watchSteps = z
  .array(watchStep.refine(({ mark, position_ms }) => mark !== null || position_ms !== null, 'Make at least one change'))
  .min(1, 'Make at least one change')
  .max(mostWatchChanges, `At most ${mostWatchChanges} titles at once`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'List each title only once');

export const watchOutcomes = ['done', 'missing', 'failed'] as const;
export type WatchOutcome = (typeof watchOutcomes)[number];

export const watchResult = z.object({
  id: z.string(),
  outcome: z.enum(watchOutcomes),
  /** Why it failed, as a sentence; null when it did not. */
  message: z.string().nullable(),
});
export type WatchResult = z.infer<typeof watchResult>;

export const serverPair = z.object({
  source: bodyId,
  target: bodyId.meta({ examples: [8] }),
});
