import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** The rows in view and the one that holds the tab stop: were it taken away, the focus would go with it. */
export function rowsToDraw(range: Range, active: number): number[] {
  const rows = defaultRangeExtractor(range);
  const first = rows[0];
  const last = rows.at(-1);
  if (active < 0 || active >= range.count || first === undefined || last === undefined) return rows;
  if (active < first) return [active, ...rows];
  return active > last ? [...rows, active] : rows;
}
