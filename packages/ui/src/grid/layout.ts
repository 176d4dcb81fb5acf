import type { StyleRule } from '@vanilla-extract/css';
import { ringInside } from '../css/focus-ring.ts';
import { vars } from '../theme/contract.css.ts';
import { columnsProperty } from './columns.ts';

type SimpleRule = NonNullable<StyleRule['selectors']>[string];

/** The width in pixels below which a table turns each row into a card; its own width, not the screen's. */
export const cardsBelow = 640;
/** The container query of places with cards. */
export const stacked = `(max-width: ${cardsBelow - 1}px)`;
/** Returns the rule for an element of a row in a card. */
export const cards = (rule: SimpleRule): StyleRule => ({
  '@container': { [stacked]: { selectors: { '[data-cards] &': rule } } },
});

/** Visible to screen readers and focusable, but not shown: a card labels its values itself. */
export const hiddenInCards = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/**
 * Browsers make table elements inherit these properties, which are not inherited by default. Such a style is computed for
 * each element instead of being shared: a scrolled row took four times as long to style.
 */
export const ownStyle = { verticalAlign: 'baseline', borderColor: 'currentcolor' } as const;

/** A row laid out on the tracks of its grid. */
export const rowGrid = { ...ownStyle, display: 'grid', gridTemplateColumns: `var(${columnsProperty})` } as const;

/** The common styles of all cells. */
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
