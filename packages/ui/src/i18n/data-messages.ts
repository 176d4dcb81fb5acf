/** The messages of tables. */
export interface DataMessages {
  /** The name of the checkbox in a table's header that selects all rows. */
  selectAllRows: string;
  /** The name of the checkbox that selects one row. */
  selectRow: (row: string) => string;
  /** The name of the handle that resizes a column. */
  resizeColumn: (column: string) => string;
  /** The name of the column with the actions of the rows. */
  rowActions: string;
  /** The name of the column with the buttons that open details. */
  rowDetails: string;
  /** The name of the button that opens a row's details. */
  detailsOf: (row: string) => string;
  /** Announced when a column was sorted, smallest first. */
  sortedAscending: (column: string) => string;
  /** Announced when a column was sorted, largest first. */
  sortedDescending: (column: string) => string;
}

export const defaultDataMessages: DataMessages = {
  selectAllRows: 'Select all rows',
  selectRow: (row) => `Select ${row}`,
  resizeColumn: (column) => `Resize ${column}`,
  rowActions: 'Actions',
  rowDetails: 'Details',
  detailsOf: (row) => `Details of ${row}`,
  sortedAscending: (column) => `Sorted by ${column}, ascending`,
  sortedDescending: (column) => `Sorted by ${column}, descending`,
};
