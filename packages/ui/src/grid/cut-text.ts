/** Whether text in a cell ends with an ellipsis, in the cell itself or in an element of it. */
const isCut = (cell: Element): boolean => [cell, ...cell.querySelectorAll('*')].some(overflows);

/** Compares the text itself: `scrollWidth` counts the padding, into which cut text would still fit. */
function overflows(element: Element): boolean {
  const { overflowX, paddingLeft, paddingRight } = getComputedStyle(element);
  // Text for screen readers is clipped to one pixel.
  if (overflowX === 'visible' || element.clientWidth <= 1) return false;
  const content = document.createRange();
  content.selectNodeContents(element);
  const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return content.getBoundingClientRect().width > room + 0.5;
}

/** Gives a cell whose text is cut a tooltip with the whole text, and takes it from one that has room again. */
export function nameCutText(cell: HTMLElement): void {
  if (isCut(cell)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
