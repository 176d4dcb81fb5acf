import type { createRecordFinder } from './find-records.ts';

/** The records that a filter by number finds by name, and what a row calls those that it has. */
export interface Found<R> {
  readonly records: keyof ReturnType<typeof createRecordFinder>;
  /** What the one is called that all rows have in common, where the filter is by one. */
  readonly name?: (row: R) => string | null;
  /** Those of a row, where the filter is by several. */
  readonly names?: (row: R) => readonly { readonly id: number; readonly alias: string }[];
}

/** What the records of a list's filters are called, as all rows tell that were read: those in sight may have none of them. */
export function createKnownNames<R>(filters: Readonly<Record<string, Found<R> | undefined>>) {
  const known = new Map<string, string>();
  const keyOf = (filter: string, number: number | string) => `${filter} ${number}`;
  return {
    learn(rows: readonly R[]) {
      for (const [filter, found] of Object.entries(filters))
        for (const { id, alias } of rows.flatMap((row) => found?.names?.(row) ?? []))
          known.set(keyOf(filter, id), alias);
    },
    of: (filter: string, number: string): string | undefined => known.get(keyOf(filter, number)),
  };
}
