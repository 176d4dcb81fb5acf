import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classes } from '../../css/classes.ts';
import { moveInGrid } from './move-in-grid.ts';
import { Poster, type PosterItem } from './Poster.tsx';
import { useColumns } from './use-columns.ts';
import * as css from './VirtualGrid.css.ts';

const gap = 16;
/** Title and subtitle under a poster, and the space before and after them. */
const caption = 8 + 20 + 20 + 20;

export interface VirtualGridProps {
  /** What the posters have in common, such as "Films". */
  label: string;
  /** All items; only those in view are drawn. */
  items: readonly PosterItem[];
  /** Called for a poster without an `href`. */
  onAction?: ((id: string) => void) | undefined;
  /** Least width of a poster in pixels. @default 140 */
  minWidth?: number | undefined;
  /** Pixels, or `fill` for a parent of a height of its own. @default 560 */
  height?: number | 'fill' | undefined;
  /** Class for what the kit cannot know; counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/** Posters in rows, tens of thousands of them, of which only those in view are drawn. */
export function VirtualGrid({
  label,
  items,
  onAction,
  minWidth = 140,
  height = 560,
  UNSAFE_className,
}: VirtualGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const { columns, width } = useColumns(body, minWidth, gap);
  const [stop, setStop] = useState(0);
  const isMoving = useRef(false);
  const active = Math.min(stop, items.length - 1);
  const activeRow = Math.floor(active / columns);
  const rowHeight = width * 1.5 + caption;

  // oxlint-disable-next-line react/incompatible-library -- only what is in view is drawn, and no compiler runs here
  const virtualizer = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(items.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    // The poster that Tab reaches stays in the page, wherever the pointer has scrolled to.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (active < 0 || rows.includes(activeRow)) return rows;
      return [...rows, activeRow].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-poster="${stop}"]`)?.focus({ preventScroll: true });
  }, [stop]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey || items.length === 0) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight));
    const isRtl = direction === 'rtl';
    const next = moveInGrid(event.key, event.ctrlKey, { index: active, count: items.length, columns, page, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    if (next === active) return;
    isMoving.current = true;
    setStop(next);
    virtualizer.scrollToIndex(Math.floor(next / columns));
  };

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={Math.ceil(items.length / columns)}
      aria-colcount={columns}
      tabIndex={-1}
      className={classes(css.scroller, UNSAFE_className)}
      {...(height === 'fill' ? { 'data-fill': '' } : { style: { blockSize: `${height}px` } })}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const index = event.target.closest<HTMLElement>('[data-poster]')?.dataset.poster;
        if (index !== undefined) setStop(Number(index));
      }}
    >
      <div ref={body} role="presentation" className={css.body} style={{ blockSize: `${virtualizer.getTotalSize()}px` }}>
        {virtualizer.getVirtualItems().map(({ index: rowIndex, start, key }) => (
          <div
            key={key}
            role="row"
            tabIndex={-1}
            aria-rowindex={rowIndex + 1}
            className={css.row}
            style={{ transform: `translateY(${start}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {items.slice(rowIndex * columns, (rowIndex + 1) * columns).map((item, column) => (
              <div key={item.id} role="gridcell" tabIndex={-1} aria-colindex={column + 1} className={css.cell}>
                <Poster
                  {...item}
                  index={rowIndex * columns + column}
                  isStop={rowIndex * columns + column === active}
                  onAction={onAction}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
