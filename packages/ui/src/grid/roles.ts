/**
 * Browsers drop a table's semantics when its `display` changes, as grid rows and cards need. So every element has an explicit
 * role: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const roles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'gridcell' },
} as const;
