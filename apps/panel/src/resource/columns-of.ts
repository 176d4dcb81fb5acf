import type { GridColumn } from '@kronos/ui/Table';
import type { Translate } from '../messages/create-messages.ts';
import type { Format } from '../messages/format.ts';
import type { Column } from './cells.tsx';
import type { listTexts } from './list-texts.ts';
import type { CsvColumn } from './save-csv.ts';

interface Worded<R> {
  columns: Readonly<Record<string, Column<R>>>;
  texts: ReturnType<typeof listTexts>;
  t: Translate;
  format: Format;
}

/** The declared columns of the screen, with their texts. */
export const columnsOf = <R>({
  columns,
  texts,
  t,
  format,
  sorts,
}: Worded<R> & { sorts: readonly string[] }): GridColumn<R>[] =>
  Object.entries(columns).flatMap(([id, { draw, isNumeric, isRowHeader, width, minWidth }]) => {
    if (!draw) return [];
    const words = { t, format, option: (value: string) => texts.option(id, value) };
    const cell = (row: R) => draw(row, words);
    return {
      id,
      header: texts.column(id),
      cell,
      isNumeric,
      isRowHeader,
      width,
      minWidth,
      isSortable: sorts.includes(id),
    };
  });

/** The declared columns of the file, with their texts. */
export const csvColumnsOf = <R>({ columns, texts, t, format }: Worded<R>): CsvColumn<R>[] =>
  Object.entries(columns).flatMap(([id, { file }]) => {
    if (!file) return [];
    const words = { t, format, option: (value: string) => texts.option(id, value) };
    return { id, header: texts.column(id), value: (row) => file(row, words) };
  });

/** The columns without the hidden ones. The row header is always shown, whatever was stored. */
export const shownColumns = <R>(columns: readonly GridColumn<R>[], hidden: ReadonlySet<string>): GridColumn<R>[] =>
  columns.filter(({ id, isRowHeader }) => isRowHeader === true || !hidden.has(id));

/** The columns of a file without those that are hidden on screen. */
export const shownInFile = <R>(columns: readonly CsvColumn<R>[], hidden: ReadonlySet<string>): CsvColumn<R>[] =>
  columns.filter(({ id }) => id === undefined || !hidden.has(id));
