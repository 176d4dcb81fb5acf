import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { TimelineEntry, TimelineKind } from '@kronos/api/contract';
import type { Viewer } from '../servers.ts';

/** Behind what a piece of the time-line begins: an instant, and a record of that instant. */
export interface Place {
  at: Date;
  id: number;
}

export interface SourceQuery {
  serverId: number;
  /** Only these; all that the source has when nobody says. */
  kind: TimelineKind | undefined;
  /** Only what stands behind this. */
  before: Place | undefined;
  limit: number;
  /** Who reads it. */
  viewer: Viewer;
}

/** One record of a source; its `id` is the source's own. */
export interface SourceEntry extends Omit<TimelineEntry, 'id' | 'at'> {
  id: number;
  at: Date;
}

/** Where a part of a server's story stands: one query tells it, newest first. */
export interface TimelineSource {
  /** Tells its records from those of the others. */
  name: string;
  kinds: readonly TimelineKind[];
  read(query: SourceQuery): Promise<SourceEntry[]>;
}

/** Only what stands behind a place, as one comparison that an index can answer. */
export const isBehind = (at: SQLWrapper, id: SQLWrapper, before: Place | undefined): SQL | undefined =>
  before && sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::int)`;

interface Asker {
  id: number | null;
  name: string | null;
  /** Null when the account is gone. */
  isAdmin: boolean | null;
}

/** Who asked for something, as the viewer may know them. */
export function askedBy({ id, name, isAdmin }: Asker, viewer: Viewer): TimelineEntry['by'] {
  if (name === null) return null;
  if (id === viewer.id) return { who: 'you', name };
  if (viewer.isAdmin) return { who: 'person', name };
  // Somebody who is gone may have been of the house.
  if (id === null) return { who: 'gone', name: null };
  return isAdmin ? { who: 'provider', name: null } : { who: 'person', name };
}
