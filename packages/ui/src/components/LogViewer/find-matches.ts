import { plainText, type Segment } from './ansi.ts';

/** Where a text occurs, in order: the line and the first character of each occurrence. Two lists, for there may be many. */
export interface Matches {
  lines: readonly number[];
  starts: readonly number[];
}

const none: Matches = { lines: [], starts: [] };

/** Every occurrence of `query` in what is shown of the lines, upper and lower case alike. */
export function findMatches(lines: readonly string[], query: string): Matches {
  const wanted = query.toLowerCase();
  if (!wanted) return none;
  const found = { lines: [] as number[], starts: [] as number[] };
  for (const [index, line] of lines.entries()) {
    const text = plainText(line).toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      found.lines.push(index);
      found.starts.push(at);
    }
  }
  return found;
}

export interface MarkedSegment extends Segment {
  /** Where in the line the occurrence begins to which this piece belongs. */
  match?: number | undefined;
}

/** Cuts the pieces of a line once more, where an occurrence of `query` begins or ends. */
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
