/** A cell of an export. Dates are written as ISO 8601, null as nothing. */
export type CsvCell = string | number | Date | null;

/**
 * Returns rows as a comma-separated file (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with
 * an apostrophe (OWASP, "CSV Injection"); numbers stay numbers, including negative ones.
 * @example
 * toCsv([['Name', 'Streams'], ['cinema', 12]])
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');

function toField(cell: CsvCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
