import { plainText, type Segment } from './ansi.ts';

/** The matches of a search in order: the line and the first character of each. Two arrays, because there may be many. */
export interface Matches {
  lines: readonly number[];
  starts: readonly number[];
}

const none: Matches = { lines: [], starts: [] };

/** Returns all matches of `query` in the visible text of the lines, ignoring case, beginning at the line `from`. */
export function findMatches(lines: readonly string[], query: string, from = 0): Matches {
  const wanted = query.toLowerCase();
  if (!wanted) return none;
  const found = { lines: [] as number[], starts: [] as number[] };
  for (let index = from; index < lines.length; index += 1) {
    const text = plainText(lines[index] ?? '').toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      found.lines.push(index);
      found.starts.push(at);
    }
  }
  return found;
}

/** The matches in a log from which the oldest lines may have been dropped. */
export interface FollowedMatches extends Matches {
  /** How many earlier matches were in lines that have been dropped. */
  gone: number;
}

/** Returns a `findMatches` that searches only new lines when the log has grown or dropped its oldest since the last call. */
export function createFinder(search = findMatches): (lines: readonly string[], query: string) => FollowedMatches {
  let last: { lines: readonly string[]; query: string; matches: FollowedMatches } = {
    lines: [],
    query: '',
    matches: { ...none, gone: 0 },
  };
  return (lines, query) => {
    const dropped = query === last.query ? droppedBetween(last.lines, lines) : undefined;
    const matches =
      dropped === undefined
        ? { ...search(lines, query), gone: 0 }
        : join(without(last.matches, dropped), search(lines, query, last.lines.length - dropped));
    last = { lines, query, matches };
    return matches;
  };
}

/** Returns how many of the oldest lines are missing in `now`; undefined if it does not continue `before`. */
function droppedBetween(before: readonly string[], now: readonly string[]): number | undefined {
  // Logs that repeat themselves fit in many places; there, a whole search is cheaper than trying all.
  let left = 4 * before.length;
  for (let dropped = Math.max(0, before.length - now.length); dropped < before.length; dropped += 1) {
    let at = before.length - 1;
    // From the end, because that is where the lines that follow differ.
    while (at >= dropped && before[at] === now[at - dropped] && left-- > 0) at -= 1;
    if (at < dropped) return dropped;
    if (left-- <= 0) return undefined;
  }
  return undefined;
}

/** Returns the matches that are left when the oldest lines are dropped. */
function without({ lines, starts, gone }: FollowedMatches, dropped: number): FollowedMatches {
  if (dropped === 0) return { lines, starts, gone };
  const kept = lines.findIndex((line) => line >= dropped);
  const first = kept < 0 ? lines.length : kept;
  return { lines: lines.slice(first).map((line) => line - dropped), starts: starts.slice(first), gone: gone + first };
}

const join = ({ gone, ...one }: FollowedMatches, other: Matches): FollowedMatches =>
  other.lines.length === 0
    ? { ...one, gone }
    : { lines: [...one.lines, ...other.lines], starts: [...one.starts, ...other.starts], gone };

export interface MarkedSegment extends Segment {
  /** The position in the line at which the match of this segment begins. */
  match?: number | undefined;
}

/** Splits the segments of a line where a match of `query` begins or ends. */
export function markMatches(segments: readonly Segment[], query: string): MarkedSegment[] {
  if (!query) return [...segments];
  const { starts } = findMatches([segments.map(({ text }) => text).join('')], query);
  const marked: MarkedSegment[] = [];
  let offset = 0;
  for (const { text, ...style } of segments) {
    let at = 0;
    while (at < text.length) {
      const place = offset + at;
      const match = starts.find((start) => start <= place && place < start + query.length);
      const next = match === undefined ? starts.find((start) => start > place) : match + query.length;
      const end = Math.min(text.length, (next ?? Number.POSITIVE_INFINITY) - offset);
      marked.push({ text: text.slice(at, end), ...style, ...(match === undefined ? {} : { match }) });
      at = end;
    }
    offset += text.length;
  }
  return marked;
}
