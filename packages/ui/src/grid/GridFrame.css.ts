import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { ringInside } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';
import { widthProperty } from './columns.ts';
import { ownStyle, stacked } from './layout.ts';

export const frame = componentStyle(
  {
    position: 'relative',
    containerType: 'inline-size',
    overflow: 'clip',
    borderRadius: vars.radius.panel,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'frame',
);

export const scroller = componentStyle(
  {
    overflow: 'auto',
    borderRadius: 'inherit',
    overscrollBehaviorInline: 'contain',
    // A focused row is not hidden by the header or the totals.
    // Below the header; at the sides so that the focus ring of a cell scrolled into view is not cut.
    scrollPadding: `${vars.size.row} ${vars.space[12]}`,
    scrollbarWidth: 'thin',
    scrollbarColor: `${vars.color.lineStrong} transparent`,
    // Nothing sticks to the page through a scroller, even through one that has nothing to scroll.
    selectors: { '&[data-in-page]': { overflow: 'visible' } },
  },
  'scroller',
);

// A focused row is not hidden by the header that sticks to the page.
globalStyle(`${scroller}[data-in-page] tbody *`, inComponents({ scrollMarginBlockStart: vars.size.row }));

export const grid = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: `var(${widthProperty})`,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [stacked]: { selectors: { '&[data-cards]': { minInlineSize: 0 } } } },
  },
  'grid',
);

export const body = componentStyle({ ...ownStyle, display: 'block', position: 'relative' }, 'body');

/** Previous rows stay, dimmed, while newer ones load. */
export const stale = componentStyle({ opacity: 0.6 }, 'stale');

/** One cell over the whole width, for an empty or an error state. */
export const wholeRow = componentStyle({ display: 'block' }, 'wholeRow');
export const wholeCell = componentStyle(
  {
    display: 'block',
    padding: 0,
    textAlign: 'start',
    ...ringInside,
  },
  'wholeCell',
);

/** As high as its container. */
export const fill = componentStyle({ blockSize: '100%' }, 'fill');
