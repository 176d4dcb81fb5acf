import { type CsvCell, toCsv } from '@kronos/ui/to-csv';

/** One column of an export. */
export interface CsvColumn<R> {
  /** The column of the screen that it belongs to: hidden there, it is left out of the file. */
  id?: string;
  header: string;
  value(row: R): CsvCell;
}

/** The file of an export. The kit leads what a spreadsheet would run by an apostrophe; the mark tells Excel that it is UTF-8. */
export const csvOf = <R>(rows: readonly R[], columns: readonly CsvColumn<R>[]): string =>
  `\u{FEFF}${toCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))])}`;

/** Hands a file to the browser's downloads. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  // The download has its own hold on it once the press is through.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
