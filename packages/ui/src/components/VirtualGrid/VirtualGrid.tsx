import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classes } from '../../css/classes.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { moveInGrid } from './move-in-grid.ts';
import { Poster, type PosterItem } from './Poster.tsx';
import { PosterSkeletons } from './PosterSkeletons.tsx';
import { useColumns } from './use-columns.ts';
import { useLoadMore } from './use-load-more.ts';
import * as css from './VirtualGrid.css.ts';

const gap = 16;
/** The height of title and subtitle under a poster, with the space before and after them. */
const caption = 8 + 20 + 20 + 20;

export interface VirtualGridProps {
  /** The name of the grid, such as "Films". */
  label: string;
  /** All items. Only the visible ones are rendered. */
  items: readonly PosterItem[];
  /** Called when a poster without an `href` is chosen. */
  onAction?: ((id: string) => void) | undefined;
  /** The minimum width of a poster in pixels. @default 140 */
  minWidth?: number | undefined;
  /** The height in pixels, or `fill` for a parent with a height of its own. @default 560 */
  height?: number | 'fill' | undefined;
  /** Whether items are being loaded: the first ones, or more. Placeholders stand in their place. @default false */
  isLoading?: boolean | undefined;
  /** Announced while items load. @default the kit's "Loading" */
  loadingLabel?: string | undefined;
  /** The content shown when there are no items, usually an `EmptyState`. */
  empty?: ReactNode;
  /**
   * Called once when the end of the items is near, to load the next page. Leave it out when all items are there. If
   * loading fails it is called again when the user comes back to the end.
   */
  onLoadMore?: (() => void) | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A grid of tens of thousands of posters that renders only those in view.
 * @example
 * <VirtualGrid label="Movies" items={movies} />
 */
export function VirtualGrid({
  label,
  items,
  onAction,
  minWidth = 140,
  height = 560,
  isLoading = false,
  loadingLabel,
  empty,
  onLoadMore,
  UNSAFE_className,
}: VirtualGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const { loading } = useWords(defaultBaseMessages);
  const { columns, width } = useColumns(body, minWidth, gap);
  const [stop, setStop] = useState<{ index: number; id?: string | undefined }>({ index: 0 });
  const isMoving = useRef(false);
  const hasFocus = useRef(false);
  // The tab stop moves with its poster when others are inserted before it.
  const isElsewhere = stop.id !== undefined && items[stop.index]?.id !== stop.id;
  const index = isElsewhere ? items.findIndex(({ id }) => id === stop.id) : -1;
  const active = index === -1 ? Math.min(stop.index, items.length - 1) : index;
  const stopAt = (at: number) => setStop({ index: at, id: items[at]?.id });
  const activeRow = Math.floor(active / columns);
  const rowHeight = width * 1.5 + caption;

  // oxlint-disable-next-line react/incompatible-library -- only the posters in view are rendered, and no compiler runs here
  const virtualizer = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(items.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    // The poster with the tab stop stays mounted, wherever the pointer has scrolled to.
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
    scroller.current?.querySelector<HTMLElement>(`[data-poster="${stop.index}"]`)?.focus({ preventScroll: true });
  }, [stop]);

  useLayoutEffect(() => {
    // A poster that moves to another row is a new element, and the focus was lost with the old one.
    if (!hasFocus.current || scroller.current?.contains(document.activeElement)) return;
    scroller.current?.querySelector<HTMLElement>(`[data-poster="${active}"]`)?.focus({ preventScroll: true });
  }, [active, columns, items]);

  const rowCount = Math.ceil(items.length / columns);
  const rows = virtualizer.getVirtualItems();
  const { endIndex = -1 } = virtualizer.range ?? {};
  // Two rows ahead, so that whoever scrolls on rarely meets a placeholder.
  useLoadMore(items.length > 0 && !isLoading && endIndex >= rowCount - 3, items.length, onLoadMore);
  const hasItems = items.length > 0;
  const total = virtualizer.getTotalSize();
  const placeholders = !isLoading || width === 0 ? 0 : hasItems ? 1 : 2;
  const placeOf = (start: number) => ({
    transform: `translateY(${start}px)`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey || items.length === 0) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight));
    const isRtl = direction === 'rtl';
    const next = moveInGrid(event.key, event.ctrlKey, { index: active, count: items.length, columns, page, isRtl });
    if (next === undefined) return;
    event.preventDefault();
    if (next === active) return;
    isMoving.current = true;
    stopAt(next);
    virtualizer.scrollToIndex(Math.floor(next / columns));
  };

  return (
    <>
      <output className={visuallyHidden}>{isLoading && (loadingLabel ?? loading)}</output>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- with items it has the role of a grid */}
      <div
        ref={scroller}
        role={hasItems ? 'grid' : 'group'}
        aria-label={label}
        aria-busy={isLoading}
        // The number of rows is unknown until all are loaded.
        {...(hasItems ? { 'aria-rowcount': onLoadMore ? -1 : rowCount, 'aria-colcount': columns } : {})}
        tabIndex={-1}
        className={classes(css.scroller, UNSAFE_className)}
        {...(height === 'fill' ? { 'data-fill': '' } : { style: { blockSize: `${height}px` } })}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const at = event.target.closest<HTMLElement>('[data-poster]')?.dataset.poster;
          if (at === undefined) return;
          hasFocus.current = true;
          stopAt(Number(at));
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        {!hasItems && !isLoading && empty}
        <div
          ref={body}
          role="presentation"
          className={css.body}
          style={{ blockSize: `${total + placeholders * rowHeight}px` }}
        >
          {rows.map(({ index: rowIndex, start, key }) => (
            <div
              key={key}
              role="row"
              tabIndex={-1}
              aria-rowindex={rowIndex + 1}
              className={css.row}
              style={placeOf(start)}
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
          {Array.from({ length: placeholders }, (_, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity
            <PosterSkeletons key={row} columns={columns} style={placeOf(total + row * rowHeight)} />
          ))}
        </div>
      </div>
    </>
  );
}
