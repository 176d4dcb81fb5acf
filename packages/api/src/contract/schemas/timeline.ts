import { z } from 'zod';
import { instant, writtenNumber } from './common.ts';
import { operationKinds } from './operation.ts';
import { processStates } from './process.ts';

/** The kinds by which a timeline can be filtered. */
export const timelineKinds = ['actions', 'backups', 'incidents', 'suspension'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Events of a server that were not requested, or that take effect at once. */
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

/** One event of a server. */
export const timelineEntry = z.object({
  /** Unique among the entries of the same server. */
  id: z.string(),
  at: instant,
  kind: z.enum(timelineKinds),
  what: z.enum([...operationKinds, ...chronicleEvents]),
  /** The state of its process; null for events that take effect at once. */
  state: z.enum(processStates).nullable(),
  /** The outcome, the reason of a suspension or the name of what it is about; may be empty. */
  words: z.string(),
  /**
   * Who requested it; null if no user did. `provider`: the staff of the installation, whose names customers do not see.
   * `gone`: a user whose account was deleted.
   */
  by: z.object({ who: z.enum(['you', 'user', 'provider', 'gone']), name: z.string().nullable() }).nullable(),
  /** Its process, for the details. */
  process_id: z.number().int().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** A part of a timeline, newest first; `next` is the start of older entries, null when there are none. */
export const timeline = z.object({
  data: z.array(timelineEntry),
  meta: z.object({ next: z.string().nullable() }),
});
export type Timeline = z.infer<typeof timeline>;

/** The start of a part of a timeline: after an instant, and after the entries at the same instant. */
const cursor = z.string().regex(/^\d{1,14}\.\d{1,2}\.\d{1,10}$/, 'Invalid cursor');

export const timelineQuery = z.object({
  kind: z.enum(timelineKinds).optional(),
  before: cursor.optional(),
  per_page: writtenNumber(z.number().int().min(1).max(100)).default(20),
});
