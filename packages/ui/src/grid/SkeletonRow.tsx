import type { ReactNode } from 'react';
import { skeleton } from '../css/skeleton.css.ts';
import { type SkeletonWidth, skeletonWidths } from '../css/skeleton-options.ts';
import type { GridColumn, GridSides } from './columns.ts';
import * as css from './GridRow.css.ts';
import { selectBox } from './SelectBox.css.ts';

export interface SkeletonRowProps<Row> {
  /** The index of the row. */
  position: number;
  columns: readonly GridColumn<Row>[];
  sides: GridSides;
}

/** A placeholder with the size of a row; its bars differ in length, like text. */
export function SkeletonRow<Row>({ position, columns, sides }: SkeletonRowProps<Row>) {
  return (
    <tr className={css.row}>
      {sides.hasDetail && <Side className={css.sideCell} />}
      {sides.hasSelection && (
        <Side className={css.sideCell}>
          <span className={selectBox} />
        </Side>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-label={column.header}
          data-title={column.isRowHeader || undefined}
          data-numeric={column.isNumeric || undefined}
          className={css.cell}
        >
          <Bar width={column.isNumeric ? 40 : (skeletonWidths[2 + ((position + index) % 2)] ?? 60)} />
        </td>
      ))}
      {sides.hasActions && <Side className={css.actionsCell} />}
    </tr>
  );
}

const Bar = ({ width }: { width: SkeletonWidth }) => (
  <span aria-hidden="true" className={skeleton({ shape: 'text', width })} />
);

/** A cell of one of the kit's own columns. */
const Side = ({ className, children }: { className: string; children?: ReactNode }) => (
  <td className={className}>{children}</td>
);
