import { type ReactNode, type Ref, type RefObject, useEffect, useState } from 'react';
import { classes } from '../css/classes.ts';
import { visuallyHidden } from '../css/visually-hidden.css.ts';
import { defaultBaseMessages } from '../i18n/base-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import { GridHeader } from './GridHeader.tsx';
import * as css from './GridFrame.css.ts';
import type { GridProps } from './grid-props.ts';
import { roles } from './roles.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import type { useGrid } from './use-grid.ts';

export interface GridFrameProps<Row> {
  grid: ReturnType<typeof useGrid<Row>>;
  props: GridProps<Row>;
  gridRef: RefObject<HTMLTableElement | null>;
  scrollerRef?: Ref<HTMLDivElement> | undefined;
  scrollerStyle?: { maxBlockSize: string } | { blockSize: string } | undefined;
  /** The number of placeholder rows. */
  skeletonRows: number;
  /** Whether rows become cards in narrow places. */
  isStacking?: boolean;
  UNSAFE_className?: string | undefined;
  /** The body, once there are rows, and the footer. */
  children: ReactNode;
}

/** The scrolling frame, the header and the content shown instead of rows. */
export function GridFrame<Row>({
  grid,
  props,
  gridRef,
  scrollerRef,
  scrollerStyle,
  skeletonRows,
  isStacking = false,
  UNSAFE_className,
  children,
}: GridFrameProps<Row>) {
  const messages = useWords(defaultBaseMessages);
  const { columns, isLoading = false } = props;
  const fits = useFits(gridRef);
  const isWaiting = isLoading && !grid.hasRows && props.error === undefined;
  return (
    <div className={classes(css.frame, UNSAFE_className)}>
      {isLoading && <output className={visuallyHidden}>{props.loadingLabel ?? messages.loading}</output>}
      <div
        ref={scrollerRef}
        className={css.scroller}
        {...(scrollerStyle ? { style: scrollerStyle } : { 'data-in-page': fits || undefined })}
      >
        <table ref={gridRef} className={css.grid} data-cards={isStacking || undefined} {...grid.gridProps}>
          <GridHeader
            columns={columns}
            sides={grid.sides}
            sort={grid.sort}
            widths={grid.widths}
            coverage={grid.coverage}
            hasRows={grid.hasRows}
            activeColumn={grid.place.row === 1 ? grid.place.column : 0}
            resizing={grid.resizing}
          />
          {grid.hasRows ? (
            children
          ) : isWaiting ? (
            <tbody {...roles.group} aria-hidden="true" className={css.body}>
              {Array.from({ length: skeletonRows }, (_, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
                <SkeletonRow key={row} position={row} columns={columns} sides={grid.sides} />
              ))}
            </tbody>
          ) : (
            <tbody {...roles.group} className={css.body}>
              <tr {...roles.row} aria-rowindex={2} className={css.wholeRow}>
                <td
                  {...roles.cell}
                  aria-colindex={1}
                  aria-colspan={grid.columnCount}
                  data-cell=""
                  tabIndex={grid.place.row === 2 ? 0 : -1}
                  className={css.wholeCell}
                >
                  {props.error ?? props.empty}
                </td>
              </tr>
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

/** Returns whether the columns have room, so that nothing scrolls sideways; not before the first measurement. */
function useFits(gridRef: RefObject<HTMLTableElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const grid = gridRef.current;
    const around = grid?.parentElement;
    if (!grid || !around) return undefined;
    const observer = new ResizeObserver(() => setFits(grid.offsetWidth <= around.clientWidth));
    observer.observe(grid);
    observer.observe(around);
    return () => observer.disconnect();
  }, [gridRef]);
  return fits;
}
