import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    borderRadius: vars.radius.panel,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    overflow: 'hidden',
    selectors: { '&[data-fill]': { blockSize: '100%' } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'root',
);

export const toolbar = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    padding: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'toolbar',
);

/** What belongs to the search stays in one row: the switches after it wrap as a whole. */
export const find = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0, maxInlineSize: '100%' },
  'find',
);

export const search = componentStyle({ inlineSize: '240px', minInlineSize: 0 }, 'search');

export const count = componentStyle(
  {
    color: vars.color.textMuted,
    fontSize: vars.fontSize[13],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  'count',
);

export const end = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[4], marginInlineStart: 'auto' },
  'end',
);

export const frame = componentStyle({ position: 'relative', flex: 1, display: 'flex', minBlockSize: 0 }, 'frame');

export const scroller = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The component manages the scroll position; the browser's own anchoring would interfere with following the end.
    overflowAnchor: 'none',
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    // Logs run from left to right in every language.
    direction: 'ltr',
    selectors: {
      '&:focus-visible': { ...ringInside, borderRadius: `0 0 ${vars.radius.panel} ${vars.radius.panel}` },
    },
  },
  'scroller',
);

export const lines = componentStyle({ position: 'relative', minInlineSize: '100%' }, 'lines');

export const line = recipe({
  base: inComponents({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    minInlineSize: '100%',
    minBlockSize: '20px',
    paddingInline: vars.space[12],
    lineHeight: '20px',
    fontVariantLigatures: 'none',
    selectors: { '&:hover': { background: vars.color.control } },
  }),
  variants: {
    isWrapped: {
      true: inComponents({ inlineSize: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
      false: inComponents({ inlineSize: 'max-content', whiteSpace: 'pre' }),
    },
    // Generated content, so that the numbers are neither copied nor announced.
    hasNumber: {
      true: inComponents({
        paddingInlineStart: '72px',
        selectors: {
          '&::before': {
            content: 'attr(data-number)',
            position: 'absolute',
            insetInlineStart: 0,
            inlineSize: '56px',
            color: vars.color.textMuted,
            textAlign: 'end',
            fontVariantNumeric: 'tabular-nums',
          },
        },
      }),
    },
  },
});

export const mark = componentStyle(
  {
    borderRadius: '2px',
    background: vars.color.warning.soft,
    color: vars.color.warning.text,
    outline: `1px solid ${vars.color.warning.line}`,
    selectors: {
      '&[data-current]': { background: vars.color.warning.solid, color: vars.color.warning.onSolid },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'CanvasText',
        selectors: { '&[data-current]': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'mark',
);

export const piece = recipe({
  variants: {
    color: {
      black: inComponents({ color: vars.color.textMuted }),
      red: inComponents({ color: vars.color.danger.text }),
      green: inComponents({ color: vars.color.success.text }),
      yellow: inComponents({ color: vars.color.warning.text }),
      blue: inComponents({ color: vars.color.info.text }),
      // The theme has five hues; the sixth colour uses a neighbouring one.
      magenta: inComponents({ color: vars.color.info.text }),
      cyan: inComponents({ color: vars.color.accent.text }),
      white: inComponents({ color: vars.color.text }),
    },
    isBold: { true: inComponents({ fontWeight: vars.fontWeight.semibold }) },
    isDim: { true: inComponents({ color: vars.color.textMuted }) },
  },
});

export const empty = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[12],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[13],
    textAlign: 'center',
    pointerEvents: 'none',
  },
  'empty',
);

export const toEnd = componentStyle(
  {
    position: 'absolute',
    insetBlockEnd: vars.space[12],
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  'toEnd',
);

export const toEndButton = componentStyle(
  { display: 'flex', borderRadius: vars.radius.control, boxShadow: vars.shadow[3], pointerEvents: 'auto' },
  'toEndButton',
);
