/** A pair in its place. */
export interface KeyValue {
  /** Tells the rows apart while they move; never shown. */
  id: string;
  name: string;
  value: string;
}

/** With an empty row at the end. */
export function addRow(rows: readonly KeyValue[]): readonly KeyValue[] {
  let number = rows.length + 1;
  while (rows.some(({ id }) => id === `new-${number}`)) number += 1;
  return [...rows, { id: `new-${number}`, name: '', value: '' }];
}

/** With one row changed. */
export const changeRow = (rows: readonly KeyValue[], id: string, change: Partial<Omit<KeyValue, 'id'>>) =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

/** With one row a place further up (-1) or down (1); the same rows where there is no such place. */
export function moveRow(rows: readonly KeyValue[], id: string, by: -1 | 1): readonly KeyValue[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const other = rows[from + by];
  if (!row || !other) return rows;
  return rows.map((entry, index) => (index === from ? other : index === from + by ? row : entry));
}
