import { z } from 'zod';
import { instant, writtenNumber } from './common.ts';
import { operationKinds } from './operation.ts';
import { processStates } from './process.ts';

/** What a time-line can be narrowed to. */
export const timelineKinds = ['actions', 'backups', 'incidents', 'suspension'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What happens to a server besides what is asked of it, or is done at once. */
export const chronicleEvents = [
  'crashed',
  'stood-still',
  'came-up',
  'lost',
  'found',
  'suspended',
  'unsuspended',
  'backup-expired',
  'renamed',
  'claimed',
  'claim-lost',
  'libraries-added',
  'libraries-removed',
  'cdn-enabled',
  'cdn-changed',
  'cdn-disabled',
] as const;
export type ChronicleEvent = (typeof chronicleEvents)[number];

/** One thing that happened to a server. */
export const timelineEntry = z.object({
  /** Tells it from the others of the same server. */
  id: z.string(),
  at: instant,
  kind: z.enum(timelineKinds),
  what: z.enum([...operationKinds, ...chronicleEvents]),
  /** How far it is; null for what happened at once. */
  state: z.enum(processStates).nullable(),
  /** How it ended, the reason of a suspension, the name of what it is about; may be empty. */
  words: z.string(),
  /**
   * Who asked for it; null where nobody did. `provider`: the house, whose people have no names for customers. `gone`:
   * somebody whose account is no more.
   */
  by: z.object({ who: z.enum(['you', 'user', 'provider', 'gone']), name: z.string().nullable() }).nullable(),
  /** Its process, to be read in full. */
  process_id: z.number().int().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** One piece of a time-line, newest first; `next` begins the older ones, null when there are none. */
export const timeline = z.object({
  data: z.array(timelineEntry),
  meta: z.object({ next: z.string().nullable() }),
});
export type Timeline = z.infer<typeof timeline>;

/** Where in a time-line a piece begins: behind an instant, and what came at the same one. */
const cursor = z.string().regex(/^\d{1,14}\.\d{1,2}\.\d{1,10}$/, 'No place in a time-line');

export const timelineQuery = z.object({
  kind: z.enum(timelineKinds).optional(),
  before: cursor.optional(),
  per_page: writtenNumber(z.number().int().min(1).max(100)).default(20),
});
