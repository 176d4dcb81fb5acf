import type { Place } from './move.ts';

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([data-cell], [tabindex="-1"])';

const tabbablesIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(tabbable)].filter((control) => control.tabIndex >= 0);

/** Cards do not display cells without a value. */
const displayedCells = (grid: Element, row: number) =>
  [...grid.querySelectorAll<HTMLElement>(`[aria-rowindex="${row}"] > [data-cell]`)].filter((cell) =>
    cell.checkVisibility(),
  );

/** Returns the cell at a place, or the last cell before it in a row with fewer cells, such as a detail. */
export function cellAt(grid: Element, { row, column }: Place): HTMLElement | undefined {
  const cells = displayedCells(grid, row);
  return cells.findLast((cell) => Number(cell.ariaColIndex) <= column) ?? cells[0];
}

/** Returns the column of the next displayed cell in a direction, or the same column at the end of its row. */
export function columnBeside(grid: Element, { row, column }: Place, step: 1 | -1): number {
  const columns = displayedCells(grid, row).map((cell) => Number(cell.ariaColIndex));
  const beside = step === 1 ? columns.find((one) => one > column) : columns.findLast((one) => one < column);
  return beside ?? column;
}

/** Returns the cell that contains an element of the grid, and its place. */
export function placeOf(grid: Element, target: EventTarget): { cell: HTMLElement; place: Place } | undefined {
  // Events of overlays bubble through React's tree into the grid that opened them.
  if (!(target instanceof Element) || !grid.contains(target)) return undefined;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = cell?.parentElement?.ariaRowIndex;
  return cell && row ? { cell, place: { row: Number(row), column: Number(cell.ariaColIndex) } } : undefined;
}

/** Focuses a cell, or the first or last control in it, because a control handles its own keys. */
export function focusCell(cell: HTMLElement, side: 'first' | 'last' = 'first') {
  const target = tabbablesIn(cell).at(side === 'first' ? 0 : -1) ?? cell;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Moves between the controls within one cell; returns false at its end. */
export function focusWithin(cell: HTMLElement, from: Element, step: 1 | -1): boolean {
  const controls = tabbablesIn(cell);
  const at = controls.findIndex((control) => control === from);
  const next = at === -1 ? undefined : controls[at + step];
  next?.focus();
  return next !== undefined;
}

/**
 * Makes the grid a single tab stop for any content of its cells: during the key press nothing else in it is focusable, so
 * that the browser moves to the element before or after the grid.
 */
export function leaveByTab(grid: Element, from: Element) {
  const others = [...tabbablesIn(grid), ...grid.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]')]
    .filter((element) => element !== from)
    .map((element) => ({ element, before: element.getAttribute('tabindex') }));
  for (const { element } of others) element.tabIndex = -1;
  setTimeout(() => {
    for (const { element, before } of others) {
      if (before === null) element.removeAttribute('tabindex');
      else element.setAttribute('tabindex', before);
    }
  });
}

/** Whether the element itself handles arrow keys. */
export const takesArrows = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.dataset.resizing !== undefined ||
    target.matches('input:not([type="checkbox"], [type="button"]), textarea, select'));

/** Whether the element itself handles a press, instead of the row. */
export const isControl = (target: Element, cell: Element): boolean => {
  const control = target.closest(
    'a, button, input, select, textarea, label, [role="button"], [contenteditable="true"]',
  );
  return control !== null && cell.contains(control);
};
