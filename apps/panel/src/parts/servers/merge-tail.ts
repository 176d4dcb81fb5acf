/** The maximum number of lines: a log that is shown for hours must not fill the browser's memory. */
const most = 20_000;

/** Appends the newest lines to a log, without repeating known ones. */
export function mergeTail(known: readonly string[], newest: readonly string[]): string[] {
  for (let from = Math.max(0, known.length - newest.length); from < known.length; from += 1) {
    const overlap = known.length - from;
    if (newest.slice(0, overlap).every((line, at) => line === known[from + at]))
      return [...known, ...newest.slice(overlap)].slice(-most);
  }
  // Nothing in common: a new container, or more new lines than one response contains.
  return [...newest];
}
