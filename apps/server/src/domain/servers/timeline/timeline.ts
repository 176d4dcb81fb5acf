import type { Timeline as Piece, TimelineKind } from '@kronos/api/contract';
import type { Database } from '../../../db/database.ts';
import type { Viewer } from '../server-views.ts';
import { happeningSource } from './happenings.ts';
import { processSource } from './processes.ts';
import type { Place, TimelineSource } from './source.ts';

/** The sources of the timeline. Add new ones at the end: the position of a source is part of issued cursors. */
const sources: readonly ((db: Database) => TimelineSource)[] = [processSource, happeningSource];

export interface TimelineQuery {
  serverId: number;
  viewer: Viewer;
  kind?: TimelineKind | undefined;
  /** The `next` of the previous page. */
  before?: string | undefined;
  per_page: number;
}

export type Timeline = ReturnType<typeof createTimeline>;

/** The timeline of a server from all sources, newest first, paged: one query per source. */
export function createTimeline({ db }: { db: Database }) {
  const ranked = sources.map((create, rank) => ({ ...create(db), rank }));

  return async ({ serverId, viewer, kind, before, per_page }: TimelineQuery): Promise<Piece> => {
    const cursor = before === undefined ? undefined : cursorOf(before);
    const read = ranked
      .filter(({ kinds }) => kind === undefined || kinds.includes(kind))
      .map(async ({ read: ask, name, rank }) => {
        const place = cursor && placeFor(rank, cursor);
        // One more than is shown, to find out whether there are older ones.
        const rows = await ask({ serverId, viewer, kind, before: place, limit: per_page + 1 });
        return rows.map((row) => ({ row, name, rank }));
      });
    const merged = (await Promise.all(read))
      .flat()
      .toSorted((a, b) => b.row.at.getTime() - a.row.at.getTime() || b.rank - a.rank || b.row.id - a.row.id);
    const shown = merged.slice(0, per_page);
    const last = merged.length > per_page ? shown.at(-1) : undefined;
    return {
      data: shown.map(({ row, name }) => ({ ...row, id: `${name}-${row.id}`, at: row.at.toISOString() })),
      meta: { next: last ? `${last.row.at.getTime()}.${last.rank}.${last.row.id}` : null },
    };
  };
}

const largestId = 2_147_483_647;

interface Cursor extends Place {
  rank: number;
}

/** The contract has validated the form. */
function cursorOf(text: string): Cursor {
  const [time = 0, rank = 0, id = 0] = text.split('.').map(Number);
  return { at: new Date(time), rank, id: Math.min(id, largestId) };
}

/** At the cursor's own time, records of earlier sources are still to come; those of later ones have been shown. */
const placeFor = (rank: number, { at, rank: own, id }: Cursor): Place => ({
  at,
  id: rank === own ? id : rank < own ? largestId : 0,
});
