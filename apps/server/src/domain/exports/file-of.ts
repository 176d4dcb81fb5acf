import type { HouseExportFormat } from '@kronos/api/contract';
import { stringify } from 'csv-stringify/sync';
import type { Exported, Source } from './sources.ts';

/** Records per query. */
const pageSize = 500;

interface FileOptions {
  format: HouseExportFormat;
  last: number;
  /** Called after each part, with the number of records so far. */
  onRows: (rows: number) => Promise<void>;
}

/** Yields a file in parts, so that no more than one page of records is in memory. */
export async function* fileOf(source: Source, { format, last, onRows }: FileOptions): AsyncGenerator<string> {
  const write = format === 'csv' ? csv() : json();
  let rows = 0;
  let page: Exported[];
  let from = 0;
  do {
    page = await source.after(from, last, pageSize);
    if (page.length > 0) yield write.part(page);
    from = page.at(-1)?.id ?? last;
    rows += page.length;
    await onRows(rows);
  } while (page.length === pageSize);
  yield write.end();
}

interface Writer {
  part(records: readonly Exported[]): string;
  end(): string;
}

/** CSV with the columns in the first line, for any spreadsheet. */
function csv(): Writer {
  let isBegun = false;
  return {
    part(records) {
      const text = stringify([...records], {
        header: !isBegun,
        // Without it, spreadsheets assume one of their legacy encodings.
        bom: !isBegun,
        // The name of a server must not run as a formula in an admin's spreadsheet.
        escape_formulas: true,
        cast: {
          date: (date) => date.toISOString(),
          boolean: (value) => (value ? 'true' : 'false'),
          object: (value) => (Array.isArray(value) ? value.join('; ') : JSON.stringify(value)),
        },
      });
      isBegun = true;
      return text;
    },
    end: () => '',
  };
}

/** A JSON array, with one record per line. */
function json(): Writer {
  let isBegun = false;
  return {
    part(records) {
      const before = isBegun ? ',\n' : '[\n';
      isBegun = true;
      return before + records.map((record) => JSON.stringify(record)).join(',\n');
    },
    end: () => (isBegun ? '\n]\n' : '[]\n'),
  };
}
