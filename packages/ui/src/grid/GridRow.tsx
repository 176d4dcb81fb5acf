import { type CSSProperties, memo, type ReactNode, type RefCallback } from 'react';
import { classes } from '../css/classes.ts';
import { defaultDataMessages } from '../i18n/data-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../icons/actions.tsx';
import type { GridColumn, GridSides } from './columns.ts';
import { leadingColumns } from './columns.ts';
import * as css from './GridRow.css.ts';
import { roles } from './roles.ts';
import { SelectBox } from './SelectBox.tsx';

export interface GridRowProps<Row> {
  row: Row;
  /** The unique key of the row. */
  rowKey: string;
  /** `aria-rowindex`. */
  index: number;
  /** The row's name, used in the names of its controls. */
  name: string;
  columns: readonly GridColumn<Row>[];
  sides: GridSides;
  isSelected: boolean;
  isExpanded?: boolean | undefined;
  /** The column of the tab stop when it is in this row, otherwise 0. */
  activeColumn: number;
  actions?(row: Row): ReactNode;
  isPressable: boolean;
  /** The position of a virtual row, in pixels. */
  offset?: number | undefined;
  /** Measures a virtual row that is a card, which is as high as its content. */
  measureCard?: RefCallback<Element> | undefined;
}

/** One row. It renders again only when its own data changed, since dozens of rows are added on every scroll. */
export const GridRow = memo(function GridRow({
  row,
  rowKey,
  index,
  name,
  columns,
  sides,
  isSelected,
  isExpanded,
  activeColumn,
  actions,
  isPressable,
  offset,
  measureCard,
}: GridRowProps<unknown>) {
  const messages = useWords(defaultDataMessages);
  const lead = leadingColumns(sides);
  const cell = (column: number) => ({
    'aria-colindex': column,
    'data-cell': '',
    tabIndex: column === activeColumn ? 0 : -1,
  });
  const isLine = offset !== undefined && measureCard === undefined;
  const style: CSSProperties | undefined = offset === undefined ? undefined : { insetBlockStart: `${offset}px` };
  return (
    <tr
      {...roles.row}
      ref={measureCard}
      aria-rowindex={index}
      data-index={measureCard && index - 2}
      data-key={rowKey}
      data-selected={isSelected || undefined}
      data-pressable={isPressable || undefined}
      className={isLine ? css.virtualRow : classes(css.row, measureCard && css.virtualCard)}
      {...(sides.hasSelection ? { 'aria-selected': isSelected } : {})}
      {...(style ? { style } : {})}
    >
      {sides.hasDetail && (
        <td {...roles.cell} {...cell(1)} className={css.sideCell}>
          <button
            type="button"
            data-expand=""
            aria-expanded={isExpanded ?? false}
            aria-label={messages.detailsOf(name)}
            className={css.expand}
          >
            {isExpanded ? <ChevronDownIcon /> : <ChevronRightIcon />}
          </button>
        </td>
      )}
      {sides.hasSelection && (
        <td {...roles.cell} {...cell(lead)} className={css.sideCell}>
          <SelectBox label={messages.selectRow(name)} coverage={isSelected ? 'all' : 'none'} />
        </td>
      )}
      {columns.map((column, position) => (
        <td
          key={column.id}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          {...cell(lead + position + 1)}
          data-label={isLine ? undefined : column.header}
          data-title={column.isRowHeader || undefined}
          data-numeric={column.isNumeric || undefined}
          className={isLine ? css.virtualCell : css.cell}
        >
          {column.cell(row)}
        </td>
      ))}
      {sides.hasActions && (
        <td {...roles.cell} {...cell(lead + columns.length + 1)} className={css.actionsCell}>
          <div className={css.actions}>{actions?.(row)}</div>
        </td>
      )}
    </tr>
  );
});
