interface Story<R> {
  rows: R[];
  next: string | null;
}

/** The newest piece of a story with the older ones behind it that were read before, as long as the two meet. */
export function withNewest<R extends { readonly id: string }>(known: Story<R> | undefined, newest: Story<R>): Story<R> {
  const last = newest.rows.at(-1);
  const at = known && last ? known.rows.findIndex(({ id }) => id === last.id) : -1;
  // All there is, or so much is new that there may be more in between.
  if (!known || at === -1 || newest.next === null) return newest;
  return {
    rows: [...newest.rows, ...known.rows.slice(at + 1)],
    next: known.rows.length > at + 1 ? known.next : newest.next,
  };
}
