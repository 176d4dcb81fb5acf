import type { Place } from './move.ts';

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([data-cell], [tabindex="-1"])';

const tabbablesIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(tabbable)].filter((control) => control.tabIndex >= 0);

/** The cell at a place; a row with fewer cells, such as a detail, gives its last one before it. */
export function cellAt(grid: Element, { row, column }: Place): HTMLElement | undefined {
  const cells = grid.querySelectorAll<HTMLElement>(`[aria-rowindex="${row}"] > [data-cell]`);
  return [...cells].findLast((cell) => Number(cell.ariaColIndex) <= column) ?? cells[0];
}

/** The cell that an element of the grid stands in, and its place. */
export function placeOf(grid: Element, target: EventTarget): { cell: HTMLElement; place: Place } | undefined {
  // Events of overlays bubble through React's tree into the grid that opened them.
  if (!(target instanceof Element) || !grid.contains(target)) return undefined;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = cell?.parentElement?.ariaRowIndex;
  return cell && row ? { cell, place: { row: Number(row), column: Number(cell.ariaColIndex) } } : undefined;
}

/** Focuses a cell, or the control at that side of it: a control is where its keys work. */
export function focusCell(cell: HTMLElement, side: 'first' | 'last' = 'first') {
  const target = tabbablesIn(cell).at(side === 'first' ? 0 : -1) ?? cell;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Moves between the controls within one cell; false at its end. */
export function focusWithin(cell: HTMLElement, from: Element, step: 1 | -1): boolean {
  const controls = tabbablesIn(cell);
  const at = controls.findIndex((control) => control === from);
  const next = at === -1 ? undefined : controls[at + step];
  next?.focus();
  return next !== undefined;
}

/**
 * The grid is one stop of the Tab key, whatever stands in its cells: for the length of the key press nothing else in it can
 * be reached, so that the browser goes to what comes before or after.
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

/** Whether the arrow keys belong to the element itself. */
export const takesArrows = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.dataset.resizing !== undefined ||
    target.matches('input:not([type="checkbox"], [type="button"]), textarea, select'));

/** Whether a press there is the element's own affair, not the row's. */
export const isControl = (target: Element, cell: Element): boolean => {
  const control = target.closest(
    'a, button, input, select, textarea, label, [role="button"], [contenteditable="true"]',
  );
  return control !== null && cell.contains(control);
};
