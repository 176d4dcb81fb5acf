/** A cell by its `aria-rowindex` and `aria-colindex`; both begin at 1, and row 1 is the header. */
export interface Place {
  row: number;
  column: number;
}

export interface MoveBounds {
  rowCount: number;
  columnCount: number;
  /** Rows that PageUp and PageDown pass over. */
  pageRows: number;
  isRightToLeft: boolean;
}

export interface MoveKey {
  key: string;
  /** Control or, on a Mac, Command. */
  isJump: boolean;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * Where a key leads to, by the grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * Nothing for keys that do not move; the same place at an edge.
 */
export function moveTo(
  { row, column }: Place,
  { key, isJump }: MoveKey,
  { rowCount, columnCount, pageRows, isRightToLeft }: MoveBounds,
): Place | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const inRow = (next: number): Place => ({ row, column: clamp(next, 1, columnCount) });
  // The header belongs to the grid, but a page or a jump ends at the first row of data.
  const firstRow = Math.min(2, rowCount);
  const inColumn = (next: number, least = 1): Place => ({ row: clamp(next, least, rowCount), column });
  switch (key) {
    case 'ArrowRight':
      return inRow(isJump ? (forward === 1 ? columnCount : 1) : column + forward);
    case 'ArrowLeft':
      return inRow(isJump ? (forward === 1 ? 1 : columnCount) : column - forward);
    case 'ArrowDown':
      return inColumn(isJump ? rowCount : row + 1);
    case 'ArrowUp':
      return inColumn(isJump ? firstRow : row - 1);
    case 'PageDown':
      return inColumn(row + pageRows);
    case 'PageUp':
      return inColumn(row - pageRows, Math.min(row, firstRow));
    case 'Home':
      return isJump ? { row: firstRow, column: 1 } : inRow(1);
    case 'End':
      return isJump ? { row: rowCount, column: columnCount } : inRow(columnCount);
    default:
      return undefined;
  }
}
