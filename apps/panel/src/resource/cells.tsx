import { Badge, type BadgeProps } from '@kronos/ui/Badge';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot, type StatusTone } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import type { CsvCell } from '@kronos/ui/to-csv';
import type { GridColumn } from '@kronos/ui/Table';
import type { ReactNode } from 'react';
import type { PlainKey } from '../messages/catalogue.ts';
import type { Translate } from '../messages/create-messages.ts';
import type { Format } from '../messages/format.ts';
import { Moment } from './Moment.tsx';
import { When } from './When.tsx';

/** The translations and formats that a cell uses. */
export interface CellWords {
  readonly t: Translate;
  readonly format: Format;
  /** The text of one of the column's values: `products.type.plex`. */
  readonly option: (value: string) => string;
}

type Draw<R, T> = (row: R, words: CellWords) => T;
type Size = Pick<GridColumn<never>, 'width' | 'minWidth'>;

/** One column of a list: the content of its cells, and of the exported file. */
export interface Column<R, V extends string = string> extends Size {
  /** Absent for a column that is only in the file. */
  readonly draw?: Draw<R, ReactNode>;
  /** Absent for a column that is only on screen. */
  readonly file?: Draw<R, CsvCell>;
  readonly isRowHeader?: boolean;
  readonly isNumeric?: boolean;
  /** The values that need a text each. Never set: it exists for the compiler. */
  readonly values?: V;
}

/** Reads from left to right in every language. */
const Code = ({ children }: { children: string }) => (
  <Text isMono>
    <bdi dir="ltr">{children}</bdi>
  </Text>
);

/** Creates the kinds of columns, for the rows of one list. */
export const createCells = <R,>() => ({
  /** Names the row, and links to it. `isCode`: the name is typed literally elsewhere, such as a path. */
  link: (
    text: (row: R) => string,
    address: (row: R) => string,
    { isCode = false, ...size }: Size & { isCode?: boolean } = {},
  ): Column<R, never> => ({
    draw: (row) => <Link href={address(row)}>{isCode ? <Code>{text(row)}</Code> : text(row)}</Link>,
    file: text,
    isRowHeader: true,
    ...size,
  }),
  /** A text, which may be another in the file. */
  text: (
    text: Draw<R, string>,
    more?: Pick<Column<R, never>, 'file' | 'isRowHeader' | 'isNumeric' | keyof Size>,
  ): Column<R, never> => ({ draw: text, file: text, ...more }),
  /** One of several values, each with a text in the catalogue. */
  option: <const V extends string>(value: (row: R) => V, size?: Size): Column<R, V> => ({
    draw: (row, { option }) => option(value(row)),
    file: (row, { option }) => option(value(row)),
    ...size,
  }),
  /** The same as a badge. */
  badge: <const V extends string>(
    value: (row: R) => V,
    tones: Readonly<Record<NoInfer<V>, NonNullable<BadgeProps['tone']>>>,
    size?: Size,
  ): Column<R, V> => ({
    draw: (row, { option }) => <Badge tone={tones[value(row)]}>{option(value(row))}</Badge>,
    file: (row, { option }) => option(value(row)),
    ...size,
  }),
  /** The same as a dot with its text, and a `note` with the reason below. */
  dot: <const V extends string>(
    value: (row: R) => V,
    tones: Readonly<Record<NoInfer<V>, StatusTone>>,
    { busy, note, ...size }: Size & { busy?: NoInfer<V>; note?: (row: R) => string | null } = {},
  ): Column<R, V> => ({
    draw(row, { option }) {
      const dot = (
        <StatusDot tone={tones[value(row)]} isBusy={value(row) === busy}>
          {option(value(row))}
        </StatusDot>
      );
      const reason = note?.(row);
      if (!reason) return dot;
      return (
        <Stack gap={4}>
          {dot}
          <Text size={13} tone="muted">
            {reason}
          </Text>
        </Stack>
      );
    },
    file: (row, { option }) => option(value(row)),
    ...size,
  }),
  /** A number; a count of other records may link to them. */
  number: (
    value: (row: R) => number,
    { address, ...size }: Size & { address?: (row: R) => string } = {},
  ): Column<R, never> => ({
    draw(row, { format }) {
      const text = format.number(value(row));
      return address && value(row) !== 0 ? <Link href={address(row)}>{text}</Link> : text;
    },
    file: value,
    isNumeric: true,
    ...size,
  }),
  /** An amount in hundredths of its currency. */
  money: (value: (row: R) => { amount: number; currency: string }, size?: Size): Column<R, never> => {
    const money: Draw<R, string> = (row, { format }) => format.money(value(row).amount, value(row).currency);
    return { draw: money, file: money, isNumeric: true, ...size };
  },
  /** When something happened: how long ago, or with `isExact` the exact time, for events that may be in the future. */
  date: (
    value: (row: R) => string | null,
    { none, isExact = false, ...size }: Size & { none?: PlainKey; isExact?: boolean } = {},
  ): Column<R, never> => ({
    draw(row, { t }) {
      const at = value(row);
      if (at === null) return none && t(none);
      return isExact ? <Moment at={at} /> : <When at={at} />;
    },
    file: value,
    ...size,
  }),
  /** Anything else; without `file` it is not exported. */
  custom: (
    draw: Draw<R, ReactNode>,
    more: Pick<Column<R, never>, 'file' | 'isRowHeader' | 'isNumeric' | keyof Size> = {},
  ): Column<R, never> => ({
    draw,
    ...more,
  }),
  /** Appears only in the file. */
  exported: (file: Draw<R, CsvCell>): Column<R, never> => ({ file }),
  /** One of several values with a text each, only in the file. */
  exportedOption: <const V extends string>(value: (row: R) => V): Column<R, V> => ({
    file: (row, { option }) => option(value(row)),
  }),
});

export type Cells<R> = ReturnType<typeof createCells<R>>;
