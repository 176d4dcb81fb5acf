import type { createRecordFinder } from './find-records.ts';

/** The records that a filter by number finds by name, and their names in a row. */
export interface Found<R> {
  readonly records: keyof ReturnType<typeof createRecordFinder>;
  /** For a filter by one record: the name of the record that all rows share. */
  readonly name?: (row: R) => string | null;
  /** For a filter by several records: those of a row. */
  readonly names?: (row: R) => readonly { readonly id: number; readonly alias: string }[];
}

/**
 * The names of the records in a list's filters, from all rows read so far: those on screen may contain none of them.
 */
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
