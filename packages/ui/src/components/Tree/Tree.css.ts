import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const tree = componentStyle(
  { display: 'grid', alignContent: 'start', gap: '1px', fontSize: vars.fontSize[14], outline: 'none' },
  'tree',
);

export const item = componentStyle(
  {
    borderRadius: vars.radius.control,
    ...ringInside,
    cursor: 'default',
    selectors: {
      '&[data-hovered]': { background: vars.color.control },
      '&[data-selected]': { background: vars.color.accent.soft },
      '&[data-disabled]': { color: vars.color.textDisabled },
      '&[data-selection-mode], &[data-href]': { cursor: 'pointer' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'item',
);

/** How far a level is indented, and the width of a chevron. */
const step = '24px';

/** React Aria tells each row how deep it is. */
export const row = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    minBlockSize: vars.size.controlSmall,
    paddingBlock: '2px',
    paddingInlineEnd: vars.space[8],
    position: 'relative',
    paddingInlineStart: `calc((var(--tree-item-level, 1) - 1) * ${step} + ${vars.space[4]})`,
    // A line under the chevron of each branch that the row is in.
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-1px',
      insetInlineStart: `calc(${step} / 2 + ${vars.space[4]})`,
      inlineSize: `calc((var(--tree-item-level, 1) - 1) * ${step})`,
      background: `repeating-linear-gradient(to right, ${vars.color.line} 0 1px, transparent 1px ${step})`,
      pointerEvents: 'none',
    },
    selectors: {
      '&:dir(rtl)::before': {
        background: `repeating-linear-gradient(to left, ${vars.color.line} 0 1px, transparent 1px ${step})`,
      },
    },
    '@media': {
      [media.forcedColors]: { '::before': { display: 'none' } },
    },
  },
  'row',
);

export const chevron = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: step,
    blockSize: step,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: vars.color.controlHover, color: vars.color.text } },
  },
  'chevron',
);

export const turned = componentStyle(
  {
    display: 'grid',
    transition: `rotate ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '[data-expanded] &': { rotate: '90deg' },
      '[data-expanded] &:dir(rtl)': { rotate: '-90deg' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'turned',
);

export const blank = componentStyle({ flex: 'none', inlineSize: step }, 'blank');

export const icon = componentStyle({ flex: 'none', minInlineSize: '16px', color: vars.color.textMuted }, 'icon');

/** In narrow places the content at the end wraps below the label. */
export const label = componentStyle({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }, 'label');

export const detail = componentStyle(
  {
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
  },
  'detail',
);

export const empty = componentStyle({ padding: vars.space[16], color: vars.color.textMuted }, 'empty');
