import { useMemo, useState } from 'react';
import type { GridColumn, GridSort } from './columns.ts';

export interface GridSortOptions {
  sort?: GridSort | undefined;
  defaultSort?: GridSort | undefined;
  onSortChange?: ((sort: GridSort) => void) | undefined;
}

/** Returns the sorted rows. Columns with `compare` are sorted here; for others the host sorts. */
export function useGridSort<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  { sort: given, defaultSort, onSortChange }: GridSortOptions,
) {
  const [own, setOwn] = useState(defaultSort);
  const sort = given ?? own;
  const column = columns.find(({ id }) => id === sort?.column);
  const direction = sort?.direction;
  const sorted = useMemo(() => {
    if (!column?.compare) return rows;
    const compare = (a: Row, b: Row) => column.compare?.(a, b) ?? 0;
    return [...rows].sort(direction === 'descending' ? (a, b) => compare(b, a) : compare);
  }, [rows, column, direction]);
  return {
    sort,
    sorted,
    /** Sorts by a column and returns the order; a second call reverses it. */
    sortBy: (id: string): GridSort => {
      const isTurned = sort?.column === id && sort.direction === 'ascending';
      const next: GridSort = { column: id, direction: isTurned ? 'descending' : 'ascending' };
      setOwn(next);
      onSortChange?.(next);
      return next;
    },
  };
}
