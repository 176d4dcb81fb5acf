/** A cell by its row and column, both counted from 1. */
export interface Place {
  row: number;
  column: number;
}

export interface MoveBounds {
  rowCount: number;
  columnCount: number;
  /** The number of rows that PageUp and PageDown move by. */
  pageRows: number;
  isRightToLeft: boolean;
  /** The number of header rows, which arrow keys reach, but a page or a jump does not. @default 1 */
  headerRows?: 0 | 1 | undefined;
}

export interface MoveKey {
  key: string;
  /** Whether Control or, on a Mac, Command is pressed. */
  isJump: boolean;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/**
 * Returns the cell that a key moves to, by the grid pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * At an edge it is the same cell; for keys that do not move it is `undefined`.
 */
export function moveTo(
  { row, column }: Place,
  { key, isJump }: MoveKey,
  { rowCount, columnCount, pageRows, isRightToLeft, headerRows = 1 }: MoveBounds,
): Place | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const inRow = (next: number): Place => ({ row, column: clamp(next, 1, columnCount) });
  const firstRow = Math.min(1 + headerRows, rowCount);
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
