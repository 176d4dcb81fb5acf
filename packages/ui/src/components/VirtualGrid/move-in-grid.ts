export interface GridPlace {
  /** The item that has the focus. */
  index: number;
  count: number;
  columns: number;
  /** Rows that are in view. */
  page: number;
  isRtl: boolean;
}

/** Where a key leads from an item, as in every grid (WAI-ARIA APG); `undefined` for keys that lead nowhere. */
export function moveInGrid(key: string, hasControl: boolean, place: GridPlace): number | undefined {
  const { index, count, columns, page, isRtl } = place;
  const rowStart = index - (index % columns);
  const clamp = (next: number) => Math.max(0, Math.min(count - 1, next));
  const byRows = (rows: number) => {
    const next = index + rows * columns;
    if (next < 0) return index % columns;
    // Under the last full row there may be nothing: the last item then.
    return clamp(next);
  };
  switch (key) {
    case 'ArrowRight':
      return clamp(index + (isRtl ? -1 : 1));
    case 'ArrowLeft':
      return clamp(index + (isRtl ? 1 : -1));
    case 'ArrowDown':
      return byRows(1);
    case 'ArrowUp':
      return index < columns ? index : byRows(-1);
    case 'PageDown':
      return byRows(page);
    case 'PageUp':
      return byRows(-page);
    case 'Home':
      return hasControl ? 0 : rowStart;
    case 'End':
      return hasControl ? count - 1 : clamp(rowStart + columns - 1);
    default:
      return undefined;
  }
}
