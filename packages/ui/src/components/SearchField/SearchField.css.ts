import { componentStyle } from '../../css/component-style.ts';

/** Hides the browser's own clear button. */
export const input = componentStyle(
  { appearance: 'none', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
  'input',
);

export const clear = componentStyle(
  { selectors: { '[data-empty] > * > &, [data-readonly] > * > &': { visibility: 'hidden' } } },
  'clear',
);
