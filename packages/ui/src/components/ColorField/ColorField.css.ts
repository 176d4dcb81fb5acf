import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ selectors: { '&&': { gap: 0 } } }, 'root');

// In right-to-left text `#` would move to the other end, since digits have no direction of their own.
globalStyle(`${root} input`, inComponents({ direction: 'ltr', fontVariantNumeric: 'tabular-nums' }));
globalStyle(`[dir="rtl"] ${root} input`, inComponents({ textAlign: 'right' }));

/** The colour itself; empty it is a box with a stroke. Its border keeps it visible on a background of the same colour. */
export const swatch = componentStyle(
  {
    display: 'block',
    blockSize: '20px',
    inlineSize: '20px',
    borderRadius: vars.radius.inner,
    border: `1px solid ${vars.color.lineStrong}`,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-empty]': {
        background: `linear-gradient(to top right, transparent 46%, ${vars.color.lineStrong} 46%, ${vars.color.lineStrong} 54%, transparent 54%)`,
      },
      // Disabled field and button only: a read-only field must show the colour unchanged.
      '[data-disabled] > * > [data-disabled] > &': { opacity: 0.5 },
    },
  },
  'swatch',
);

/** Has its final height from the start, so that the popover opens on the side where it fits. */
export const panel = recipe({
  base: inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[12],
    inlineSize: '300px',
    maxInlineSize: '100%',
    minBlockSize: '220px',
    padding: vars.space[12],
  }),
  variants: { hasSwatches: { true: inComponents({ minBlockSize: '256px' }), false: {} } },
});

export const area = componentStyle(
  {
    inlineSize: '100%',
    blockSize: '160px',
    borderRadius: vars.radius.control,
    forcedColorAdjust: 'none',
    cursor: 'crosshair',
  },
  'area',
);

/** Leaves room for the thumb at both ends. */
export const track = componentStyle(
  {
    blockSize: '24px',
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1px rgb(0 0 0 / 0.12)`,
    forcedColorAdjust: 'none',
    cursor: 'pointer',
    '@media': { [media.touch]: { blockSize: '44px' } },
  },
  'track',
);

/** White within black, so that one of the two is visible on any colour. */
export const thumb = componentStyle(
  {
    insetBlockStart: '50%',
    blockSize: '20px',
    inlineSize: '20px',
    borderRadius: vars.radius.full,
    border: '2px solid #fff',
    boxShadow: '0 0 0 1px rgb(0 0 0 / 0.5), inset 0 0 0 1px rgb(0 0 0 / 0.5)',
    forcedColorAdjust: 'none',
    selectors: { '&[data-focus-visible]': { blockSize: '24px', inlineSize: '24px' } },
  },
  'thumb',
);
// In the area React Aria sets the block position itself.
globalStyle(`${area} > ${thumb}`, inComponents({ insetBlockStart: 'auto' }));

export const swatches = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(10, 24px)',
    justifyContent: 'space-between',
    rowGap: vars.space[4],
    '@media': { [media.touch]: { gridTemplateColumns: 'repeat(5, 44px)' } },
  },
  'swatches',
);

export const choice = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: '24px',
    borderRadius: vars.radius.inner,
    cursor: 'pointer',
    selectors: {
      '&[data-selected]': { boxShadow: `0 0 0 2px ${vars.color.text}` },
    },
    '@media': {
      [media.touch]: { blockSize: '44px' },
      [media.forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
    },
  },
  'choice',
);

export const preview = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    // Always mounted, because a live region that is added together with its text is not announced; empty it takes no room.
    selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[8] } },
  },
  'preview',
);

export const samples = componentStyle({ display: 'flex', gap: vars.space[8], forcedColorAdjust: 'none' }, 'samples');

/** A small page in one theme. */
export const ground = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    padding: vars.space[4],
    paddingInlineEnd: vars.space[8],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.panel,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
  },
  'ground',
);

export const button = componentStyle(
  {
    paddingInline: vars.space[8],
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.inner,
    background: vars.color.accent.solid,
    color: vars.color.accent.onSolid,
  },
  'button',
);

export const link = componentStyle(
  { color: vars.color.accent.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
  'link',
);

export const verdict = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  'verdict',
);
