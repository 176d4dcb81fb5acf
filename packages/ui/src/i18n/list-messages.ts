/** The messages of pagination, filters and selection. */
export interface ListMessages {
  /** The name of the landmark with the pages of a list. */
  pages: string;
  previousPage: string;
  nextPage: string;
  /** The name of the button of one page. */
  pageNumber: (page: string) => string;
  /** The range of the shown rows, and their total. */
  pageRange: (from: string, to: string, total: string) => string;
  /** The range of an empty list. */
  pageEmpty: string;
  rowsPerPage: string;
  /** The text while rows are selected. */
  selectedCount: (count: number) => string;
  clearSelection: string;
  /** The name of the bar with actions for the selection. */
  selectionActions: string;
  filters: string;
  addFilter: string;
  editFilter: (filter: string) => string;
  removeFilter: (filter: string) => string;
  clearFilters: string;
  savedViews: string;
  saveView: string;
  /** The menu item that renames the active view. */
  renameView: (view: string) => string;
  deleteView: (view: string) => string;
  viewName: string;
  /** The button that saves the new name of a view. */
  rename: string;
  /** The text in place of views while none is saved. */
  noViews: string;
  viewNameTaken: string;
  viewNameTooLong: (max: number) => string;
  /** The way to open the list with the view that is on. */
  defaultView: (view: string) => string;
  /** The way back from it. */
  noDefaultView: (view: string) => string;
  /** The text under the view that the list opens with. */
  isDefaultView: string;
  /** Name of the menu of columns. */
  columns: string;
  /** Heading over the columns that can be shown. */
  shownColumns: string;
  /** The text under a column that cannot be hidden. */
  fixedColumn: string;
  allColumns: string;
  /** How many of the chosen records something was done to. */
  bulkDone: (done: number, count: number) => string;
  /** Tries again what failed. */
  retryFailed: (count: number) => string;
  /** Heads of the columns: what it was done to, whether it was, and why not. */
  bulkName: string;
  bulkState: string;
  bulkReason: string;
  bulkSucceeded: string;
  bulkFailed: string;
}

export const defaultListMessages: ListMessages = {
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page) => `Page ${page}`,
  pageRange: (from, to, total) => `${from}–${to} of ${total}`,
  pageEmpty: 'No rows',
  rowsPerPage: 'Rows per page',
  selectedCount: (count) => `${count} selected`,
  clearSelection: 'Clear selection',
  selectionActions: 'Actions for the selection',
  filters: 'Filters',
  addFilter: 'Add filter',
  editFilter: (filter) => `Edit filter ${filter}`,
  removeFilter: (filter) => `Remove filter ${filter}`,
  clearFilters: 'Clear all',
  savedViews: 'Views',
  saveView: 'Save view',
  renameView: (view) => `Rename ${view}`,
  deleteView: (view) => `Delete ${view}`,
  viewName: 'Name of the view',
  rename: 'Rename',
  noViews: 'No views yet',
  viewNameTaken: 'Another view has this name',
  viewNameTooLong: (max) => `At most ${max} characters`,
  defaultView: (view) => `Open the list with ${view}`,
  noDefaultView: (view) => `No longer open the list with ${view}`,
  isDefaultView: 'Opens by default',
  columns: 'Columns',
  shownColumns: 'Shown columns',
  fixedColumn: 'Always shown',
  allColumns: 'Show all columns',
  bulkDone: (done, count) => `${done} of ${count} done`,
  retryFailed: (count) => `Retry ${count} failed`,
  bulkName: 'Name',
  bulkState: 'Result',
  bulkReason: 'Reason',
  bulkSucceeded: 'Done',
  bulkFailed: 'Failed',
};
