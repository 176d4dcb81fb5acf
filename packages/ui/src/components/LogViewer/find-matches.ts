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

/** Returns a `findMatches` that searches only the new lines when the log has grown since the last call. */
export function createFinder(): (lines: readonly string[], query: string) => Matches {
  let last: { lines: readonly string[]; query: string; matches: Matches } = { lines: [], query: '', matches: none };
  return (lines, query) => {
    const hasGrown = query === last.query && isContinued(last.lines, lines);
    const added = findMatches(lines, query, hasGrown ? last.lines.length : 0);
    const matches = hasGrown ? join(last.matches, added) : added;
    last = { lines, query, matches };
    return matches;
  };
}

/** Whether `next` is `lines` with more at the end. A log that dropped its oldest lines begins with another one. */
const isContinued = (lines: readonly string[], next: readonly string[]) =>
  lines.length > 0 && lines.length <= next.length && lines[0] === next[0] && lines.at(-1) === next[lines.length - 1];

const join = (one: Matches, other: Matches): Matches =>
  other.lines.length === 0 ? one : { lines: [...one.lines, ...other.lines], starts: [...one.starts, ...other.starts] };

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
