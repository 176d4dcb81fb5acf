/** A log that is looked at for hours must not fill the browser. */
const most = 20_000;

/** A log with the newest lines behind it: what was there already stands once. */
export function mergeTail(known: readonly string[], newest: readonly string[]): string[] {
  for (let from = Math.max(0, known.length - newest.length); from < known.length; from += 1) {
    const overlap = known.length - from;
    if (newest.slice(0, overlap).every((line, at) => line === known[from + at]))
      return [...known, ...newest.slice(overlap)].slice(-most);
  }
  // Nothing in common: a new container, or more lines came at once than are read.
  return [...newest];
}
