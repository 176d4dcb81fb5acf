import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const picker = componentStyle({ display: 'grid', gap: vars.space[16], minInlineSize: 0 }, 'picker');

export const part = componentStyle({ display: 'grid', gap: vars.space[8], minInlineSize: 0 }, 'part');

/** The state of the search; takes up its line only while there is one. */
export const state = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    selectors: { '&:has(> [role="status"]:only-child:empty)': { position: 'absolute' } },
  },
  'state',
);

export const status = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8] }, 'status');

export const head = componentStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[8],
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.medium,
  },
  'head',
);

export const count = componentStyle(
  {
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
  },
  'count',
);

/** The height of a row with one line of text, including its upper border. */
const line = `(${vars.size.row} + 1px)`;

/** Low enough to keep the surrounding fields in view. The last row is cut off, which shows that there are more. */
export const list = recipe({
  base: inComponents({
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.panel,
    outlineOffset: '-1px',
    fontSize: vars.fontSize[14],
  }),
  variants: {
    height: {
      low: inComponents({ maxBlockSize: `calc(5 * ${line} + ${vars.space[24]})` }),
      high: inComponents({ maxBlockSize: `calc(9 * ${line} + ${vars.space[24]})` }),
    },
  },
});

export const row = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: `calc${line}`,
    paddingBlock: vars.space[4],
    paddingInline: `${vars.space[12]} ${vars.space[8]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    cursor: 'default',
    ...ringInside,
    selectors: {
      '&[data-hovered]': { background: vars.color.control },
      '&[data-dragging]': { opacity: 0.5 },
    },
  }),
  variants: {
    isFirst: { true: inComponents({ borderBlockStart: 0 }) },
    isPressable: { true: inComponents({ cursor: 'pointer' }) },
    isMovable: {
      true: inComponents({ paddingInlineStart: vars.space[4], selectors: { '&[data-hovered]': { cursor: 'grab' } } }),
    },
  },
});

/** Pointers drag the whole row; the handle is for the keyboard and for screen readers. */
export const handle = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    background: 'none',
    color: vars.color.textMuted,
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  },
  'handle',
);

export const place = componentStyle(
  {
    flex: 'none',
    minInlineSize: vars.space[20],
    fontSize: vars.fontSize[13],
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    color: vars.color.textMuted,
    marginInlineEnd: vars.space[4],
  },
  'place',
);

export const name = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }, 'name');

export const year = componentStyle(
  {
    fontSize: vars.fontSize[13],
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.textMuted,
    marginInlineStart: vars.space[8],
  },
  'year',
);

export const end = componentStyle({ flex: 'none', display: 'flex', alignItems: 'center' }, 'end');

export const empty = componentStyle(
  { paddingBlock: vars.space[24], paddingInline: vars.space[16], color: vars.color.textMuted, textAlign: 'center' },
  'empty',
);

/** Replaces the button that was pressed, with the same height. */
export const mark = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    blockSize: vars.size.controlSmall,
    paddingInline: vars.space[8],
    fontSize: vars.fontSize[13],
    color: vars.color.success.text,
  },
  'mark',
);

/** The place where a row would be dropped: above the line between two rows, which would cover a part of it. */
export const drop = componentStyle(
  {
    position: 'relative',
    blockSize: vars.space[2],
    marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
    outline: 'none',
    translate: '0 -1px',
    selectors: { '&[data-drop-target]': { background: vars.color.focus } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
  },
  'drop',
);
