import { type CsvCell, toCsv } from '@kronos/ui/to-csv';

/** One column of an export. */
export interface CsvColumn<R> {
  /** The column of the screen that it belongs to; if that is hidden, it is left out of the file. */
  id?: string;
  header: string;
  value(row: R): CsvCell;
}

/**
 * The file of an export. The kit puts an apostrophe before texts that a spreadsheet would run; the byte-order mark
 * tells Excel that the file is UTF-8.
 */
export const csvOf = <R>(rows: readonly R[], columns: readonly CsvColumn<R>[]): string =>
  `\u{FEFF}${toCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))])}`;

/** Downloads a file in the browser. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  // The download holds its own reference once the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
