import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** The focus ring belongs to a tab or to the panel, not to the whole component. */
export const tabs = componentStyle({ display: 'grid', gap: vars.space[20], minInlineSize: 0, outline: 'none' }, 'tabs');

export const bar = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  },
  'bar',
);

export const list = componentStyle({ display: 'flex', minInlineSize: 0, overflow: 'hidden' }, 'list');

const shape = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  blockSize: '40px',
  paddingInline: vars.space[12],
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1,
  whiteSpace: 'nowrap',
} as const;

export const tab = componentStyle(
  {
    ...shape,
    position: 'relative',
    paddingBlock: 0,
    border: 0,
    background: 'none',
    color: vars.color.textMuted,
    textDecoration: 'none',
    cursor: 'pointer',
    ...ringInside,
    transition: `color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.text },
      '&[data-selected]': { color: vars.color.text },
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space[12],
        insetBlockEnd: 0,
        blockSize: '2px',
        borderRadius: `${vars.radius.full} ${vars.radius.full} 0 0`,
        background: vars.color.accent.line,
      },
      '&[data-focus-visible]': { borderRadius: vars.radius.control },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { blockSize: '44px' },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]::after': { background: 'Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'tab',
);

/** A hidden copy of every tab, to measure its width. */
export const ruler = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'flex',
    visibility: 'hidden',
    pointerEvents: 'none',
  },
  'ruler',
);

export const rulerTab = componentStyle(shape, 'rulerTab');

/** Clips the ruler, which may be wider than the page and must not make it scroll. */
export const rulerFrame = componentStyle(
  { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' },
  'rulerFrame',
);

export const more = componentStyle({ flex: 'none', marginInlineStart: vars.space[4] }, 'more');

export const panel = componentStyle({ minInlineSize: 0, borderRadius: vars.radius.inner }, 'panel');
