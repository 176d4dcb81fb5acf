/** The words of tables. */
export interface DataMessages {
  /** Name of the box in a table's header that selects every row. */
  selectAllRows: string;
  /** Name of the box that selects one row. */
  selectRow: (row: string) => string;
  /** Name of the handle that makes a column wider or narrower. */
  resizeColumn: (column: string) => string;
  /** Name of the column that holds each row's actions. */
  rowActions: string;
  /** Name of the column that opens each row's details. */
  rowDetails: string;
  /** Name of the button that opens a row's details. */
  detailsOf: (row: string) => string;
}

export const defaultDataMessages: DataMessages = {
  selectAllRows: 'Select all rows',
  selectRow: (row) => `Select ${row}`,
  resizeColumn: (column) => `Resize ${column}`,
  rowActions: 'Actions',
  rowDetails: 'Details',
  detailsOf: (row) => `Details of ${row}`,
};
