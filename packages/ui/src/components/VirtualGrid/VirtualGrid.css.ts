import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { availabilityTones } from './virtual-grid-options.ts';

export const scroller = componentStyle(
  {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Room for the focus ring at the edges.
    padding: vars.space[4],
    selectors: { '&[data-fill]': { blockSize: '100%' } },
  },
  'scroller',
);

export const body = componentStyle({ position: 'relative' }, 'body');

export const row = componentStyle(
  { position: 'absolute', insetBlockStart: 0, insetInline: 0, display: 'grid', columnGap: vars.space[16] },
  'row',
);

export const cell = componentStyle({ minInlineSize: 0 }, 'cell');

export const poster = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.text,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  'poster',
);

export const frame = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '2 / 3',
    borderRadius: vars.radius.control,
    overflow: 'hidden',
    background: vars.color.control,
    color: vars.color.textMuted,
    // A hairline over the picture: a dark one would otherwise blend into the page.
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text} 12%, transparent)`,
        pointerEvents: 'none',
        transition: `box-shadow ${vars.motion.hover} ${vars.motion.curve}`,
      },
      '[data-hovered] > &::after': { boxShadow: `inset 0 0 0 2px ${vars.color.accent.line}` },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'frame',
);

export const picture = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    opacity: 0,
    transition: `opacity ${vars.motion.enter} ${vars.motion.curve}`,
    selectors: { '&[data-loaded]': { opacity: 1 } },
  },
  'picture',
);

export const mark = recipe({
  base: inComponents({
    position: 'absolute',
    insetBlockStart: vars.space[8],
    insetInlineEnd: vars.space[8],
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxInlineSize: 'calc(100% - 16px)',
    blockSize: '20px',
    paddingInline: '6px',
    borderRadius: '6px',
    background: vars.color.raised,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: { tone: variantsOf(availabilityTones, (tone) => ({ color: vars.color[tone].text })) },
});

export const markText = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: vars.lineHeight.text },
  'markText',
);

const caption = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '20px',
} as const;

export const title = componentStyle(
  { ...caption, marginBlockStart: vars.space[8], fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.medium },
  'title',
);

/** Takes one line even when empty, because all rows have the same height. */
export const subtitle = componentStyle(
  { ...caption, minBlockSize: '20px', color: vars.color.textMuted, fontSize: vars.fontSize[13] },
  'subtitle',
);
