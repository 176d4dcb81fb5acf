/**
 * Browsers take a table's meaning away when its `display` changes, which rows on tracks and cards need. So every part says
 * its role: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const roles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'gridcell' },
} as const;
