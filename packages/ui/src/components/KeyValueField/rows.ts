/** A pair of a name and a value. */
export interface KeyValue {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  name: string;
  value: string;
}

/** Returns the rows with an empty one at the end. */
export function addRow(rows: readonly KeyValue[]): readonly KeyValue[] {
  let number = rows.length + 1;
  while (rows.some(({ id }) => id === `new-${number}`)) number += 1;
  return [...rows, { id: `new-${number}`, name: '', value: '' }];
}

/** Returns the rows with one of them changed. */
export const changeRow = (rows: readonly KeyValue[], id: string, change: Partial<Omit<KeyValue, 'id'>>) =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

/** Returns the rows with one of them moved up (-1) or down (1), or the same rows where that is not possible. */
export function moveRow(rows: readonly KeyValue[], id: string, by: -1 | 1): readonly KeyValue[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const other = rows[from + by];
  if (!row || !other) return rows;
  return rows.map((entry, index) => (index === from ? other : index === from + by ? row : entry));
}
