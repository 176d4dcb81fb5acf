import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[24]}`,
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  'root',
);

export const range = componentStyle({ flex: '1 0 auto' }, 'range');

export const size = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[8] }, 'size');

export const selectFrame = componentStyle({ position: 'relative', display: 'inline-grid' }, 'selectFrame');

/** The system's own list, which is fast and familiar on a phone. */
export const select = componentStyle(
  {
    appearance: 'none',
    blockSize: vars.size.controlSmall,
    paddingInline: `${vars.space[8]} 28px`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '6px',
    background: vars.color.panel,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.controlHover } },
  },
  'select',
);

export const selectMark = componentStyle(
  {
    position: 'absolute',
    insetInlineEnd: vars.space[8],
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  },
  'selectMark',
);

export const pages = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], padding: 0, listStyle: 'none' },
  'pages',
);

export const page = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    paddingInline: vars.space[4],
    border: 0,
    borderRadius: '6px',
    background: 'none',
    color: vars.color.text,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&:hover': { background: vars.color.control },
      '&[aria-current]': {
        background: vars.color.control,
        boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
        fontWeight: vars.fontWeight.semibold,
      },
      '&[aria-disabled="true"]': { background: 'none', color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid transparent',
        selectors: {
          '&[aria-current]': { borderColor: 'Highlight', color: 'Highlight' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  },
  'page',
);

/** Neighbouring pages are hidden in narrow places; the range still shows the position. */
export const number = componentStyle(
  { '@media': { [media.phone]: { selectors: { '&:not([data-current])': { display: 'none' } } } } },
  'number',
);

export const gap = componentStyle(
  {
    minInlineSize: vars.size.controlSmall,
    textAlign: 'center',
    '@media': { [media.phone]: { display: 'none' } },
  },
  'gap',
);
