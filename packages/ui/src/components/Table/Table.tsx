import { Fragment, type ReactNode, useRef, useState } from 'react';
import { classes } from '../../css/classes.ts';
import { leadingColumns } from '../../grid/columns.ts';
import * as frameCss from '../../grid/GridFrame.css.ts';
import { GridFrame } from '../../grid/GridFrame.tsx';
import { cell } from '../../grid/GridRow.css.ts';
import { GridRow } from '../../grid/GridRow.tsx';
import type { GridProps } from '../../grid/grid-props.ts';
import { roles } from '../../grid/roles.ts';
import { useGrid } from '../../grid/use-grid.ts';
import * as css from './Table.css.ts';

export interface TableProps<Row> extends GridProps<Row> {
  /** Renders the detail that opens under a row. */
  renderDetail?: ((row: Row) => ReactNode) | undefined;
  /** The keys of the expanded rows, when the host controls them. */
  expanded?: ReadonlySet<string> | undefined;
  /** The keys of the rows that are expanded initially. */
  defaultExpanded?: ReadonlySet<string> | undefined;
  /** Called with the keys of all rows that are open. */
  onExpandedChange?: ((expanded: ReadonlySet<string>) => void) | undefined;
  /**
   * The maximum height in pixels, beyond which the rows scroll under the header and above the totals. Without it the
   * page scrolls under the header, unless the columns are wider than the table and scroll within it.
   */
  maxHeight?: number | undefined;
  /** The number of placeholder rows while the first rows load. @default 5 */
  skeletonRows?: number | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * A table of up to a few hundred rows, shown as cards where columns do not fit. For more rows use `DataGrid`.
 * @example
 * <Table label="Servers" columns={columns} rows={rows} rowKey={keyOf} rowName={nameOf} />
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, rowName, renderDetail, maxHeight, skeletonRows = 5, onRowAction } = props;
  const [own, setOwn] = useState(props.defaultExpanded ?? none);
  const expanded = renderDetail ? (props.expanded ?? own) : none;
  const openRows = expanded.size === 0 ? 0 : rows.filter((row) => expanded.has(rowKey(row))).length;
  const hasTotals = columns.some(({ footer }) => footer !== undefined);

  const gridRef = useRef<HTMLTableElement>(null);
  const grid = useGrid(gridRef, props, {
    hasDetail: renderDetail !== undefined,
    extraRows: openRows + Number(hasTotals),
    onExpand: (key) => {
      const next = new Set(expanded);
      if (!next.delete(key)) next.add(key);
      setOwn(next);
      props.onExpandedChange?.(next);
    },
  });
  const { place, sides, select, sorted, keys } = grid;
  const activeIn = (index: number) => (place.row === index ? place.column : 0);

  const indexes = rowIndexes(keys, expanded);
  const lastIndex = 1 + sorted.length + openRows;
  const body = sorted.map((row, position) => {
    const key = keys[position] ?? rowKey(row);
    const isExpanded = expanded.has(key);
    const index = indexes[position] ?? 0;
    return (
      <Fragment key={key}>
        <GridRow
          row={row}
          rowKey={key}
          index={index}
          name={rowName(row)}
          columns={columns}
          sides={sides}
          isSelected={select.selection.has(key)}
          isExpanded={isExpanded}
          activeColumn={activeIn(index)}
          actions={props.rowActions}
          isPressable={onRowAction !== undefined}
        />
        {isExpanded && (
          <tr {...roles.row} aria-rowindex={index + 1} className={css.detailRow}>
            <td
              {...roles.cell}
              aria-colindex={1}
              aria-colspan={grid.columnCount}
              data-cell=""
              tabIndex={place.row === index + 1 ? 0 : -1}
              className={css.detail}
            >
              {renderDetail?.(row)}
            </td>
          </tr>
        )}
      </Fragment>
    );
  });

  const lead = leadingColumns(sides);
  return (
    <GridFrame
      grid={grid}
      gridRef={gridRef}
      props={props}
      skeletonRows={skeletonRows}
      scrollerStyle={maxHeight === undefined ? undefined : { maxBlockSize: `${maxHeight}px` }}
      isStacking
      UNSAFE_className={props.UNSAFE_className}
    >
      <tbody {...roles.group} className={classes(frameCss.body, props.isLoading && frameCss.stale)}>
        {body}
      </tbody>
      {hasTotals && (
        <tfoot {...roles.group} className={css.foot}>
          <tr {...roles.row} aria-rowindex={lastIndex + 1} className={css.footRow}>
            {Array.from({ length: grid.columnCount }, (_, position) => {
              const column = columns[position - lead];
              return (
                <td
                  key={column?.id ?? position}
                  {...roles.cell}
                  aria-colindex={position + 1}
                  data-cell=""
                  tabIndex={activeIn(lastIndex + 1) === position + 1 ? 0 : -1}
                  data-label={column?.header}
                  data-numeric={column?.isNumeric || undefined}
                  className={cell}
                >
                  {column?.footer}
                </td>
              );
            })}
          </tr>
        </tfoot>
      )}
    </GridFrame>
  );
}

/** The index of each row; the header is the first, and a row that is open takes two. */
function rowIndexes(keys: readonly string[], expanded: ReadonlySet<string>): number[] {
  let next = 2;
  return keys.map((key) => {
    const index = next;
    next += expanded.has(key) ? 2 : 1;
    return index;
  });
}
