import { useDeferredValue, useMemo, useState } from 'react';
import { createFinder, findMatches } from './find-matches.ts';

export interface LogSearch {
  /** The text in the field. */
  text: string;
  /** The searched text, which follows `text` with low priority. */
  query: string;
  count: number;
  /** The chosen occurrence, counted from 0; the first one as soon as it is found. */
  position: number;
  /** The line and the first character of the current match. */
  current: { line: number; start: number } | undefined;
  setText: (text: string) => void;
  /** Moves to another match in the current lines, wrapping around the ends. Returns its line. */
  step: (by: 1 | -1, now: readonly string[]) => number | undefined;
}

const nothing: readonly string[] = [];

/** Searches the lines without delaying typing or new lines. */
export function useSearch(lines: readonly string[]): LogSearch {
  const [text, setText] = useState('');
  /** Counted from the first match since the search began, dropped ones included. */
  const [chosen, setChosen] = useState(0);
  const [find] = useState(createFinder);
  const query = useDeferredValue(text);
  // Without a search nothing renders a second time.
  const searched = useDeferredValue(text === '' ? nothing : lines);
  const matches = useMemo(() => find(searched, query), [find, searched, query]);
  const count = matches.lines.length;
  // The choice stays on its match while older ones are dropped with their lines.
  const position = Math.max(Math.min(chosen - matches.gone, count - 1), Math.min(0, count - 1));
  const line = matches.lines[position];
  const start = matches.starts[position];

  return useMemo(
    () => ({
      text,
      query,
      count,
      position,
      current: line === undefined || start === undefined ? undefined : { line, start },
      setText: (next) => {
        setText(next);
        setChosen(0);
      },
      step: (by, now) => {
        // A key may be pressed before the current text has been searched.
        const isFound = query === text && (searched !== nothing || text === '');
        const found = isFound ? matches.lines : findMatches(now, text).lines;
        if (found.length === 0) return undefined;
        // What was not shown yet is the first match; from nowhere the way back leads to the last one.
        const next = isFound ? (position + by + found.length) % found.length : by > 0 ? 0 : found.length - 1;
        setChosen(isFound ? next + matches.gone : next);
        return found[next];
      },
    }),
    [text, query, count, position, line, start, matches, searched],
  );
}
