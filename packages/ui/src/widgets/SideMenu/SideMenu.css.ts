import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const menu = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '240px',
    blockSize: '100%',
    selectors: { '&[data-collapsed]': { inlineSize: '64px' }, '&[data-in-popover]': { inlineSize: '264px' } },
  },
  'menu',
);

export const groups = componentStyle(
  {
    flex: 1,
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[20],
    padding: vars.space[12],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
  'groups',
);

export const heading = componentStyle(
  {
    paddingInline: vars.space[12],
    paddingBlockEnd: vars.space[4],
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
    selectors: {
      // Separates the groups when there is no room for their names.
      '[data-collapsed] &': {
        blockSize: '1px',
        margin: vars.space[8],
        padding: 0,
        overflow: 'hidden',
        background: vars.color.line,
        color: 'transparent',
      },
    },
  },
  'heading',
);

export const list = componentStyle({ display: 'grid', gap: vars.space[2], padding: 0, listStyle: 'none' }, 'list');

export const link = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: '36px',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: '1.35',
    textDecoration: 'none',
    ...ringInside,
    transition: `color ${vars.motion.hover} ${vars.motion.curve}, background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.text, background: vars.color.control },
      '&[data-pressed]': { background: vars.color.controlHover },
      // Marked by a bar and by weight, so that the colour only repeats it.
      '&[aria-current]': {
        color: vars.color.text,
        background: vars.color.control,
        fontWeight: vars.fontWeight.semibold,
      },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: '0',
        insetBlock: '8px',
        inlineSize: '3px',
        borderRadius: vars.radius.full,
        background: vars.color.accent.line,
      },
      '[data-collapsed] &': { justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px' },
      [media.forcedColors]: {
        selectors: { '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
  'link',
);

export const icon = componentStyle({ flex: 'none', display: 'grid', placeItems: 'center' }, 'icon');

export const label = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-collapsed] &': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  'label',
);

/** A count; a collapsed menu shows a dot instead. */
export const badge = componentStyle(
  {
    flex: 'none',
    selectors: {
      // In the corner of the icon, which must stay recognisable.
      '[data-collapsed] &': {
        position: 'absolute',
        insetBlockStart: '-2px',
        insetInlineEnd: '-4px',
        scale: '0.85',
        borderRadius: vars.radius.inner,
        boxShadow: `0 0 0 2px ${vars.color.panel}`,
      },
    },
  },
  'badge',
);

export const foot = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    paddingInline: vars.space[12],
    paddingBlock: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { '[data-collapsed] > &': { justifyContent: 'center' } },
  },
  'foot',
);
