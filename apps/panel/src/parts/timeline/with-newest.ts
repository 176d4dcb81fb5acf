interface Story<R> {
  rows: R[];
  next: string | null;
}

/** Combines the newest entries with the older ones read before, if the two overlap. */
export function withNewest<R extends { readonly id: string }>(known: Story<R> | undefined, newest: Story<R>): Story<R> {
  const last = newest.rows.at(-1);
  const at = known && last ? known.rows.findIndex(({ id }) => id === last.id) : -1;
  // These are all entries, or so many are new that some may be missing in between.
  if (!known || at === -1 || newest.next === null) return newest;
  return {
    rows: [...newest.rows, ...known.rows.slice(at + 1)],
    next: known.rows.length > at + 1 ? known.next : newest.next,
  };
}
