import { memo } from 'react';
import { classes } from '../../css/classes.ts';
import { roles } from '../../grid/roles.ts';
import type { ShareMatrixLabels } from './labels.ts';
import { MatrixCell } from './MatrixCell.tsx';
import type { ShareMatrixColumn, ShareMatrixPerson } from './matrix.ts';
import * as css from './ShareMatrix.css.ts';
import { cellWidth, personWidth } from './sizes.ts';

const rowHeader = { role: 'rowheader' } as const;

interface MatrixRowProps {
  person: ShareMatrixPerson;
  row: number;
  top: number;
  columns: readonly ShareMatrixColumn[];
  /** The positions of the columns that are drawn. */
  drawn: readonly number[];
  /** The pending changes of the person. */
  changes: ReadonlyMap<string, boolean> | undefined;
  /** The column of the tab stop when it is in this row, otherwise 0. */
  activeColumn: number;
  labels: ShareMatrixLabels;
}

/** A person, pinned at the side, and the cells in view. Renders again only when its own data has changed. */
export const MatrixRow = memo(function MatrixRow({
  person,
  row,
  top,
  columns,
  drawn,
  changes,
  activeColumn,
  labels,
}: MatrixRowProps) {
  return (
    <tr
      {...roles.row}
      aria-rowindex={row + 2}
      data-key={person.id}
      className={css.row}
      style={{ insetBlockStart: `${top}px` }}
    >
      <th
        {...rowHeader}
        aria-colindex={1}
        data-cell=""
        tabIndex={activeColumn === 1 ? 0 : -1}
        className={css.person}
        title={person.name}
      >
        <span className={css.cut}>{person.name}</span>
        {person.detail !== undefined && <span className={classes(css.cut, css.detail)}>{person.detail}</span>}
      </th>
      {drawn.map((at) => {
        const column = columns[at];
        if (!column) return null;
        return (
          <MatrixCell
            key={column.id}
            row={row}
            column={at}
            left={personWidth + at * cellWidth}
            isFirst={columns[at - 1]?.server !== column.server}
            isStop={activeColumn === at + 2}
            name={`${person.name}, ${column.library}, ${column.server}`}
            facts={{
              mark: person.marks[at] ?? 'none',
              wanted: changes?.get(column.id),
              barrier: person.barriers?.[column.id],
            }}
            labels={labels}
          />
        );
      })}
    </tr>
  );
});
