import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { TimelineEntry, TimelineKind } from '@kronos/api/contract';
import type { Viewer } from '../server-views.ts';

/** The position after which a page of the timeline begins: a time, and a record of that time. */
export interface Place {
  at: Date;
  id: number;
}

export interface SourceQuery {
  serverId: number;
  /** Only this kind; by default all kinds of the source. */
  kind: TimelineKind | undefined;
  /** Only records behind this position. */
  before: Place | undefined;
  limit: number;
  /** The reader. */
  viewer: Viewer;
}

/** One record of a source; its `id` is the source's own. */
export interface SourceEntry extends Omit<TimelineEntry, 'id' | 'at'> {
  id: number;
  at: Date;
}

/** A source of a server's timeline, read by one query, newest first. */
export interface TimelineSource {
  /** Distinguishes its records from those of the others. */
  name: string;
  kinds: readonly TimelineKind[];
  read(query: SourceQuery): Promise<SourceEntry[]>;
}

/** The records behind a position, as one comparison that an index supports. */
export const isBehind = (at: SQLWrapper, id: SQLWrapper, before: Place | undefined): SQL | undefined =>
  before && sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::int)`;

interface Asker {
  id: number | null;
  name: string | null;
  /** Null when the account was deleted. */
  isAdmin: boolean | null;
}

/** Presents the actor, limited to what the viewer may know. */
export function askedBy({ id, name, isAdmin }: Asker, viewer: Viewer): TimelineEntry['by'] {
  if (name === null) return null;
  if (id === viewer.id) return { who: 'you', name };
  if (viewer.isAdmin) return { who: 'user', name };
  // A deleted account may have been staff.
  if (id === null) return { who: 'gone', name: null };
  return isAdmin ? { who: 'provider', name: null } : { who: 'user', name };
}
