import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classes } from '../../css/classes.ts';
import { roles } from '../../grid/roles.ts';
import { useGridFocus } from '../../grid/use-grid-focus.ts';
import type { ShareMatrixLabels } from './labels.ts';
import { MatrixRow } from './MatrixRow.tsx';
import type { MatrixData, ShareMatrixChanges } from './matrix.ts';
import * as css from './ShareMatrix.css.ts';
import { cellWidth, headHeight, personWidth, rowHeight } from './sizes.ts';
import { usePainting } from './use-painting.ts';
import type { Strokes } from './use-strokes.ts';

/** Explicit, like the roles of all grids. */
const columnHeader = { role: 'columnheader' } as const;

interface MatrixGridProps {
  label: string;
  data: MatrixData;
  changes: ShareMatrixChanges;
  strokes: Strokes;
  height: number;
  isDisabled: boolean;
  helpId: string;
  labels: ShareMatrixLabels;
}

/** The grid of a wide screen: only the people and libraries in view are in the document. */
export function MatrixGrid({ label, data, changes, strokes, height, isDisabled, helpId, labels }: MatrixGridProps) {
  const { people, columns } = data;
  const scroller = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLTableElement>(null);
  const { direction } = useLocale();
  const keys = useMemo(() => people.map(({ id }) => id), [people]);
  const focus = useGridFocus({ gridRef, rowCount: people.length + 1, columnCount: columns.length + 1, keys });
  const painting = usePainting(gridRef, { focus, strokes, isDisabled });
  const active = { row: focus.place.row - 2, column: focus.place.column - 2 };

  // oxlint-disable-next-line react/incompatible-library -- the rows are memoised by hand, and no compiler runs here
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headHeight,
    overscan: 2,
    initialRect: { width: 960, height },
    rangeExtractor: (range) => withNear(range, active.row),
  });
  // oxlint-disable-next-line react/incompatible-library -- as above
  const across = useVirtualizer({
    horizontal: true,
    isRtl: direction === 'rtl',
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cellWidth,
    scrollMargin: personWidth,
    overscan: 1,
    initialRect: { width: 960, height },
    rangeExtractor: (range) => withNear(range, active.column),
  });
  const shown = across
    .getVirtualItems()
    .map(({ index }) => index)
    .join(' ');
  // The same array while the same columns are in view, so that rows that only move do not render again.
  const drawn = useMemo(() => (shown === '' ? [] : shown.split(' ').map(Number)), [shown]);
  const width = personWidth + columns.length * cellWidth;

  return (
    <div ref={scroller} className={css.scroller} style={{ maxBlockSize: `${height}px` }}>
      <table
        {...roles.grid}
        {...painting}
        ref={gridRef}
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={people.length + 1}
        aria-colcount={columns.length + 1}
        className={css.grid}
        style={{ inlineSize: `${width}px` }}
      >
        <thead {...roles.group} className={css.head}>
          <tr {...roles.row} aria-rowindex={1} className={css.headRow}>
            <th
              {...columnHeader}
              aria-colindex={1}
              data-cell=""
              tabIndex={active.row === -1 && focus.place.column === 1 ? 0 : -1}
              className={css.person}
            >
              {labels.person}
            </th>
            {drawn.map((at) => {
              const column = columns[at];
              if (!column) return null;
              const isFirst = columns[at - 1]?.server !== column.server;
              return (
                <th
                  key={column.id}
                  {...columnHeader}
                  aria-colindex={at + 2}
                  data-cell=""
                  data-first={isFirst || undefined}
                  tabIndex={active.row === -1 && active.column === at ? 0 : -1}
                  className={css.columnHead}
                  style={{ insetInlineStart: `${personWidth + at * cellWidth}px` }}
                  title={`${column.library}, ${column.server}`}
                >
                  <span className={classes(css.cut, css.server)}>{column.server}</span>
                  <span className={css.cut}>{column.library}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...roles.group} className={css.block} style={{ blockSize: `${people.length * rowHeight}px` }}>
          {rows.getVirtualItems().map(({ index }) => {
            const person = people[index];
            return (
              person && (
                <MatrixRow
                  key={person.id}
                  person={person}
                  row={index}
                  top={index * rowHeight}
                  columns={columns}
                  drawn={drawn}
                  changes={changes.get(person.id)}
                  activeColumn={index === active.row ? focus.place.column : 0}
                  labels={labels}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The visible range and the neighbours of the tab stop, which the arrow keys lead to however far the user has scrolled.
 */
function withNear(range: Range, active: number): number[] {
  const near = [active - 1, active, active + 1].filter((at) => at >= 0 && at < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...near])].toSorted((one, other) => one - other);
}
