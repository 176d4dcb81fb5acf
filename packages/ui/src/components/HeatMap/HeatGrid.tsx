import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { Readout } from '../../chart/Readout.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { moveTo } from '../../grid/move.ts';
import * as css from './HeatMap.css.ts';
import { heatLevel } from './heat-level.ts';

export interface HeatGridProps {
  /** The name of the chart. */
  label: string;
  /** The name of the rows, in one word. */
  rowsLabel: string;
  /** The names of the rows. */
  rows: readonly string[];
  /** The names of the columns. */
  columns: readonly string[];
  /** The values of a row, one for each column. */
  valuesOf: (row: number) => readonly (number | null)[];
  /** The value with the strongest colour. */
  largest: number;
  /** Returns a value as text. */
  textOf: (value: number | null) => string;
}

/** A cell, and the position of its values. */
interface Spot {
  row: number;
  column: number;
  left: number;
  top: number;
  isBefore: boolean;
}

/** The cells of a heat map: an ARIA grid with one stop of the Tab key. */
export function HeatGrid({ label, rowsLabel, rows, columns, valuesOf, largest, textOf }: HeatGridProps) {
  const [stop, setStop] = useState({ row: 0, column: 0 });
  const [spot, setSpot] = useState<Spot | null>(null);
  // About 30 characters fit above a map as narrow as a phone; the other names are announced, not shown.
  const every = Math.ceil((columns.length * Math.max(0, ...columns.map(({ length }) => length))) / 30);
  const [lastRow, lastColumn] = [rows.length - 1, columns.length - 1];
  // The data may have become smaller since.
  const at = { row: Math.min(stop.row, lastRow), column: Math.min(stop.column, lastColumn) };

  const show = ({ currentTarget: cell }: SyntheticEvent<HTMLTableCellElement>, row: number, column: number) =>
    setSpot({
      row,
      column,
      left: cell.offsetLeft + cell.offsetWidth / 2,
      top: cell.offsetTop + cell.offsetHeight + 6,
      isBefore: column > columns.length / 2,
    });

  const step = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Escape' && spot) {
      event.stopPropagation();
      setSpot(null);
    }
    const to = moveTo(
      { row: at.row + 1, column: at.column + 1 },
      { key: event.key, isJump: event.ctrlKey || event.metaKey },
      {
        rowCount: rows.length,
        columnCount: columns.length,
        pageRows: rows.length,
        isRightToLeft: false,
        headerRows: 0,
      },
    );
    if (!to) return;
    event.preventDefault();
    // Row and column zero are the headings.
    event.currentTarget.rows[to.row]?.cells[to.column]?.focus();
  };

  return (
    // Scales run from left to right in every language.
    <div dir="ltr" className={css.place}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table may be a grid (ARIA in HTML)
        role="grid"
        aria-label={label}
        className={css.map}
        onKeyDown={step}
        onBlur={() => setSpot(null)}
        onPointerLeave={() => setSpot(null)}
      >
        <colgroup>
          <col width={namesWidth(rows)} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className={visuallyHidden}>{rowsLabel}</span>
            </th>
            {columns.map((name, column) => (
              <th key={name} scope="col" className={css.columnHead}>
                <span className={column % every === 0 ? undefined : visuallyHidden}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={name}>
              <th scope="row" className={css.rowHead}>
                {name}
              </th>
              {valuesOf(row).map((value, column) => (
                <td
                  key={columns[column]}
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a table cell is a gridcell only if the table is a grid
                  role="gridcell"
                  tabIndex={row === at.row && column === at.column ? 0 : -1}
                  aria-label={`${name}, ${columns[column]}, ${textOf(value)}`}
                  className={css.cell(value === null ? { isMissing: true } : { level: heatLevel(value, largest) })}
                  onFocus={(event) => {
                    setStop({ row, column });
                    show(event, row, column);
                  }}
                  onPointerEnter={(event) => show(event, row, column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {spot && (
        <Readout
          left={`${spot.left}px`}
          place={{ top: `${spot.top}px` }}
          isBefore={spot.isBefore}
          title={`${rows[spot.row]}, ${columns[spot.column]}`}
          lines={[{ id: 'value', label: textOf(valuesOf(spot.row)[spot.column] ?? null) }]}
        />
      )}
    </div>
  );
}

/** Returns the width for the names, up to 16 characters, for an attribute: the host's policy may forbid inline styles. */
export const namesWidth = (rows: readonly string[]) =>
  Math.min(16, Math.max(0, ...rows.map(({ length }) => length))) * 8 + 12;
