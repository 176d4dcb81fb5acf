import { moveTo } from '../../grid/move.ts';

export interface GridPlace {
  /** The item that has the focus. */
  index: number;
  count: number;
  columns: number;
  /** The number of visible rows. */
  page: number;
  isRtl: boolean;
}

/** Returns the item that a key moves to; `undefined` for keys that do not move. */
export function moveInGrid(key: string, isJump: boolean, place: GridPlace): number | undefined {
  const { index, count, columns, page, isRtl } = place;
  const clamp = (next: number) => Math.max(0, Math.min(count - 1, next));
  // The items are one sequence: after the last one of a row comes the first one of the next.
  if (!isJump && key === 'ArrowRight') return clamp(index + (isRtl ? -1 : 1));
  if (!isJump && key === 'ArrowLeft') return clamp(index + (isRtl ? 1 : -1));
  const to = moveTo(
    { row: Math.floor(index / columns) + 1, column: (index % columns) + 1 },
    { key, isJump },
    {
      rowCount: Math.ceil(count / columns),
      columnCount: columns,
      pageRows: page,
      isRightToLeft: isRtl,
      headerRows: 0,
    },
  );
  // The last row may be shorter than the others.
  return to && clamp((to.row - 1) * columns + to.column - 1);
}
