import { memo } from 'react';
import { visuallyHidden } from '../css/visually-hidden.css.ts';
import { defaultDataMessages } from '../i18n/data-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import { ChevronDownIcon, ChevronsUpDownIcon, ChevronUpIcon } from '../icons/actions.tsx';
import {
  defaultMinWidth,
  type GridColumn,
  type GridSides,
  type GridSort,
  type GridWidths,
  leadingColumns,
} from './columns.ts';
import * as css from './GridHeader.css.ts';
import { ResizeHandle } from './ResizeHandle.tsx';
import { roles } from './roles.ts';
import { SelectBox } from './SelectBox.tsx';
import type { ColumnResizing } from './use-column-widths.ts';

export interface GridHeaderProps {
  columns: readonly GridColumn<unknown>[];
  sides: GridSides;
  sort: GridSort | undefined;
  widths: GridWidths;
  coverage: 'none' | 'some' | 'all';
  hasRows: boolean;
  /** The column of the tab stop when it is in the header, otherwise 0. */
  activeColumn: number;
  resizing: ColumnResizing;
}

/** The row of column names; it stays on top while the rows scroll, and does not render again for them. */
export const GridHeader = memo(function GridHeader({
  columns,
  sides,
  sort,
  widths,
  coverage,
  hasRows,
  activeColumn,
  resizing,
}: GridHeaderProps) {
  const messages = useWords(defaultDataMessages);
  const lead = leadingColumns(sides);
  const cell = (column: number) => ({
    role: 'columnheader',
    'aria-colindex': column,
    'data-cell': '',
    tabIndex: column === activeColumn ? 0 : -1,
  });
  return (
    <thead {...roles.group} className={css.head}>
      <tr {...roles.row} aria-rowindex={1} className={css.headRow}>
        {sides.hasDetail && (
          <th {...cell(1)} className={css.sideHeader}>
            <span className={visuallyHidden}>{messages.rowDetails}</span>
          </th>
        )}
        {sides.hasSelection && (
          <th {...cell(lead)} className={css.selectHeader}>
            <SelectBox label={messages.selectAllRows} coverage={coverage} isDisabled={!hasRows} />
          </th>
        )}
        {columns.map((column, position) => {
          const isSortable = column.isSortable ?? column.compare !== undefined;
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              {...cell(lead + position + 1)}
              {...(isSortable ? { 'aria-sort': direction ?? 'none' } : {})}
              data-column={column.id}
              data-numeric={column.isNumeric || undefined}
              className={css.header}
            >
              {isSortable ? (
                <button type="button" data-sort={column.id} className={css.sort}>
                  <span className={css.headerText}>{column.header}</span>
                  <span className={css.sortMark} data-sorted={direction !== undefined || undefined}>
                    {direction === undefined ? (
                      <ChevronsUpDownIcon />
                    ) : direction === 'ascending' ? (
                      <ChevronUpIcon />
                    ) : (
                      <ChevronDownIcon />
                    )}
                  </span>
                </button>
              ) : (
                <span className={css.headerText}>{column.header}</span>
              )}
              {column.isResizable && (
                <ResizeHandle
                  name={column.header}
                  least={column.minWidth ?? defaultMinWidth}
                  width={widths[column.id] ?? column.width}
                  onStart={() => resizing.freeze(column.id)}
                  onResize={(width) => resizing.resize(column.id, width)}
                  onEnd={resizing.settle}
                  onFit={() => resizing.fit(column.id)}
                />
              )}
            </th>
          );
        })}
        {sides.hasActions && (
          <th {...cell(lead + columns.length + 1)} className={css.sideHeader}>
            <span className={visuallyHidden}>{messages.rowActions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
});
