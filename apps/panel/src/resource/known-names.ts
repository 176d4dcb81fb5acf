import type { createRecordFinder } from './find-records.ts';

/** The records that a filter by number finds by name, and what a row calls its own. */
export interface Found<R> {
  readonly records: keyof ReturnType<typeof createRecordFinder>;
  readonly name: (row: R) => string | null;
  /** Its number, where the filter is by several: not all rows have the same then. */
  readonly number?: (row: R) => number;
}

/** What the records of a list's filters are called, as all rows tell that were read: those in sight may have none of them. */
export function createKnownNames<R>(filters: Readonly<Record<string, Found<R> | undefined>>) {
  const names = new Map<string, string>();
  const keyOf = (filter: string, number: number | string) => `${filter} ${number}`;
  return {
    learn(rows: readonly R[]) {
      for (const [filter, found] of Object.entries(filters)) {
        if (!found?.number) continue;
        for (const row of rows) names.set(keyOf(filter, found.number(row)), found.name(row) ?? '');
      }
    },
    of: (filter: string, number: string): string | undefined => names.get(keyOf(filter, number)),
  };
}
