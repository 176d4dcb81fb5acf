import type { StyleRule } from '@vanilla-extract/css';
import { ringInside } from '../css/focus-ring.ts';
import { vars } from '../theme/contract.css.ts';
import { columnsProperty } from './columns.ts';

type SimpleRule = NonNullable<StyleRule['selectors']>[string];

/** Where columns have no room a table stacks each row into a card: its own width counts, not the screen's. */
export const stacked = '(max-width: 639px)';
/** What a part of a row looks like in a card. */
export const cards = (rule: SimpleRule): StyleRule => ({
  '@container': { [stacked]: { selectors: { '[data-cards] &': rule } } },
});

/** Still read out and still reached, but not drawn: a card names its values itself. */
export const hiddenInCards = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Browsers let the parts of a table inherit these. A style that inherits what is not inherited by itself is computed anew for
 * each element instead of being shared: with it a scrolled row took four times as long to style.
 */
export const ownStyle = { verticalAlign: 'baseline', borderColor: 'currentcolor' } as const;

/** A row on the tracks of its grid. */
export const rowGrid = { ...ownStyle, display: 'grid', gridTemplateColumns: `var(${columnsProperty})` } as const;

/** What all cells have in common. */
export const cellBase = {
  ...ownStyle,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: vars.space[12],
  textAlign: 'start',
  selectors: { '&:focus-visible': { ...ringInside, borderRadius: vars.radius.inner } },
} as const;
