import { componentStyle } from '../../css/component-style.ts';

/** The browser's own cross would stand beside ours. */
export const input = componentStyle(
  { appearance: 'none', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
  'input',
);

export const clear = componentStyle(
  { selectors: { '[data-empty] > * > &, [data-readonly] > * > &': { visibility: 'hidden' } } },
  'clear',
);
