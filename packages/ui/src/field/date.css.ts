import { componentStyle } from '../css/component-style.ts';
import { focusRing, ringInside } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The segments of a date in a row, with digits of equal width. */
export const parts = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: vars.space[12],
    fontSize: vars.size.field,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'text',
  },
  'parts',
);

/** The segments within a picker's box. */
export const open = componentStyle({ flex: '1 1 auto', overflow: 'hidden' }, 'open');

/** The start of a range takes only the width it needs, so that both dates look like one value. */
export const start = componentStyle({ paddingInlineEnd: vars.space[4] }, 'start');

export const end = componentStyle({ flex: 1, paddingInlineStart: vars.space[4], overflow: 'hidden' }, 'end');

export const dash = componentStyle({ color: vars.color.textMuted }, 'dash');

export const segment = componentStyle(
  {
    paddingInline: '2px',
    borderRadius: vars.radius.inner,
    outline: 'none',
    caretColor: 'transparent',
    textAlign: 'end',
    selectors: {
      '&[data-type="literal"]': { color: vars.color.textMuted, paddingInline: 0, whiteSpace: 'pre' },
      '&[data-placeholder]': { color: vars.color.textMuted },
      '&[data-disabled]': { color: vars.color.textDisabled },
      '&[data-focused]': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'FieldText',
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'segment',
);

export const calendar = componentStyle(
  { display: 'grid', gap: vars.space[8], padding: vars.space[12], inlineSize: 'fit-content' },
  'calendar',
);

export const header = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4] }, 'header');

export const title = componentStyle(
  { display: 'flex', flex: 1, justifyContent: 'center', gap: vars.space[2], minInlineSize: 0 },
  'title',
);

export const chooser = componentStyle(
  {
    minInlineSize: 0,
    blockSize: vars.size.controlSmall,
    paddingInline: vars.space[4],
    // A line of 17 px in an even height would be centred at half a pixel, and drawn now higher, now lower.
    paddingBlockEnd: '1px',
    border: 0,
    borderRadius: vars.radius.inner,
    // The list that the browser opens takes these colours.
    background: vars.color.raised,
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.semibold,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.controlHover },
      '&:active': { background: vars.color.controlPress },
      '&:focus-visible': { outlineOffset: 0 },
    },
  },
  'chooser',
);

/** As high as six weeks, so that the buttons stay under the pointer from month to month. */
export const month = componentStyle(
  { minBlockSize: '260px', '@media': { [media.touch]: { minBlockSize: '308px' } } },
  'month',
);

/** The spans beside a calendar, or above it on a phone. */
export const withSpans = componentStyle(
  { display: 'flex', '@media': { [media.phone]: { flexDirection: 'column-reverse' } } },
  'withSpans',
);

export const spans = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[4],
    padding: vars.space[12],
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.phone]: {
        flexFlow: 'row wrap',
        inlineSize: 0,
        minInlineSize: '100%',
        borderInlineStart: 0,
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  },
  'spans',
);

export const grid = componentStyle({ borderCollapse: 'separate', borderSpacing: '0 2px' }, 'grid');

export const weekday = componentStyle(
  {
    blockSize: '28px',
    padding: 0,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
  },
  'weekday',
);

export const day = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: '36px',
    inlineSize: '36px',
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    ...ringInside,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.controlHover },
      '&[data-pressed]': { background: vars.color.controlPress },
      '&[data-outside-month]': { display: 'none' },
      '&[data-disabled], &[data-unavailable]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      '&[data-unavailable]': { textDecoration: 'line-through' },
      '&[data-today]': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
      '&[data-selected]': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
      '[data-range] &[data-selected]': {
        borderRadius: 0,
        background: vars.color.accent.soft,
        color: vars.color.text,
      },
      '[data-range] &[data-selection-start], [data-range] &[data-selection-end]': {
        background: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
      },
      '[data-range] &[data-selection-start]': {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '[data-range] &[data-selection-end]': {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      '&[data-focus-visible]': { outline: focusRing.outline },
    },
    '@media': {
      [media.touch]: { blockSize: '44px', inlineSize: '44px' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-hovered]': { background: 'Canvas', boxShadow: 'inset 0 0 0 1px Highlight' },
          '&[data-today]': { boxShadow: 'inset 0 0 0 1px CanvasText' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
          '&[data-selected], [data-range] &[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  'day',
);
