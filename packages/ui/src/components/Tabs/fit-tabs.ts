export interface FitOptions {
  /** The width of each tab, in order. */
  widths: readonly number[];
  /** The available width. */
  available: number;
  /** The width of the button that opens the menu. */
  more: number;
  /** The index of the tab that must stay visible. */
  selected: number;
}

/** Returns the indices of the tabs that fit, in order. The selected tab replaces the last that would fit without it. */
export function fitTabs({ widths, available, more, selected }: FitOptions): number[] {
  const all = widths.map((_, index) => index);
  const widthOf = (indices: readonly number[]) => indices.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
  if (widthOf(all) <= available) return all;
  const kept = all.filter((_, index) => widthOf(all.slice(0, index + 1)) <= available - more);
  if (selected < 0 || kept.includes(selected)) return kept;
  while (kept.length > 0 && widthOf([...kept, selected]) > available - more) kept.pop();
  return [...kept, selected];
}
