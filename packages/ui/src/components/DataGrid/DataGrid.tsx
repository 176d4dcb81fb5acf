import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { classes } from '../../css/classes.ts';
import { GridFrame } from '../../grid/GridFrame.tsx';
import { GridRow } from '../../grid/GridRow.tsx';
import * as css from '../../grid/GridFrame.css.ts';
import type { GridProps } from '../../grid/grid-props.ts';
import { roles } from '../../grid/roles.ts';
import { useGrid } from '../../grid/use-grid.ts';
import { rowsToDraw } from './rows-to-draw.ts';
import { useRowLayout } from './use-row-layout.ts';

export interface DataGridProps<Row> extends GridProps<Row> {
  /** The height in pixels, or `fill` for a parent with a height of its own. @default 560 */
  height?: number | 'fill' | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/** The height of a card of five values, in pixels, until it is measured. */
const cardHeight = 116;

/**
 * A table that holds tens of thousands of rows and renders those in view: rows of the same height, or cards where columns
 * do not fit.
 * @example
 * <DataGrid label="Servers" columns={columns} rows={rows} rowKey={keyOf} rowName={nameOf} />
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { columns, rowKey, rowName, rowActions, onRowAction, height = 560 } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLTableElement>(null);
  const grid = useGrid(gridRef, props);
  const { place, select, sorted, keys } = grid;
  const { headerHeight, isStacked } = useRowLayout(gridRef);
  const rowHeight = isStacked ? cardHeight : headerHeight;
  const active = place.row - 2;

  // oxlint-disable-next-line react/incompatible-library -- the rows are memoised by hand, and no compiler runs here
  const virtualizer = useVirtualizer({
    count: grid.hasRows ? sorted.length : 0,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => rowHeight,
    // The header is in the scroller too, and covers as much of it as it takes up.
    scrollMargin: headerHeight,
    overscan: 2,
    // Cards that are drawn while others are measured would be measured within the same frame, in a loop.
    useAnimationFrameWithResizeObserver: isStacked,
    // Something is there on the server, and before the first measurement.
    initialRect: { width: 0, height: typeof height === 'number' ? height : 560 },
    rangeExtractor: useCallback((range: RangeOfRows) => rowsToDraw(range, active), [active]),
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const { measureElement } = virtualizer;

  return (
    <GridFrame
      grid={grid}
      gridRef={gridRef}
      props={props}
      skeletonRows={8}
      scrollerRef={scrollerRef}
      scrollerStyle={{ blockSize: height === 'fill' ? '100%' : `${height}px` }}
      isStacking={isStacked}
      UNSAFE_className={classes(height === 'fill' && css.fill, props.UNSAFE_className)}
    >
      <tbody
        {...roles.group}
        className={classes(css.body, props.isLoading && css.stale)}
        style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = sorted[index];
          if (row === undefined) return null;
          const key = keys[index] ?? rowKey(row);
          return (
            <GridRow
              key={key}
              row={row}
              rowKey={key}
              index={index + 2}
              name={rowName(row)}
              columns={columns}
              sides={grid.sides}
              isSelected={select.selection.has(key)}
              activeColumn={index === active ? place.column : 0}
              actions={rowActions}
              isPressable={onRowAction !== undefined}
              offset={start - headerHeight}
              measureCard={isStacked ? measureElement : undefined}
            />
          );
        })}
      </tbody>
    </GridFrame>
  );
}

type RangeOfRows = Parameters<typeof rowsToDraw>[0];
