import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    minInlineSize: 0,
    padding: vars.size.cardPadding,
    borderRadius: vars.radius.panel,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    color: vars.color.text,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'card',
);

export const head = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space[12] }, 'head');

export const glyph = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius.control,
    background: vars.color.control,
    color: vars.color.textMuted,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
  'glyph',
);

export const titles = componentStyle({ flex: 1, minInlineSize: 0 }, 'titles');

/** A status that does not fit next to the name is below it, so that no word of the name is broken. */
export const line = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[12]}`,
  },
  'line',
);

export const details = componentStyle(
  {
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'details',
);

export const status = componentStyle({ flex: 'none', fontSize: vars.fontSize[13] }, 'status');

/** The layout of the figures depends on the width of the card. */
export const figuresPlace = componentStyle(
  { containerType: 'inline-size', display: 'grid', gap: vars.space[4] },
  'figuresPlace',
);

export const figures = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[12]} ${vars.space[16]}`,
  },
  'figures',
);

export const figure = componentStyle({ minInlineSize: '48px' }, 'figure');

/** In a narrow card the ping has a line of its own, so that the figures share one. */
export const ping = componentStyle({ '@container': { '(max-width: 300px)': { flexBasis: '100%' } } }, 'ping');

export const figureLabel = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[12] }, 'figureLabel');

export const figureValue = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '20px',
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  },
  'figureValue',
);

export const note = componentStyle(
  {
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="danger"]': { color: vars.color.danger.text },
      '&[data-tone="warning"]': { color: vars.color.warning.text },
    },
  },
  'note',
);

/** Keeps the last line at the bottom of the card, with the same height in all states, so that nothing jumps. */
export const actions = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size.control,
    marginBlockStart: 'auto',
  },
  'actions',
);

export const menu = componentStyle({ marginInlineStart: 'auto', marginInlineEnd: '-8px' }, 'menu');

export const reason = componentStyle(
  { minInlineSize: 0, fontSize: vars.fontSize[12], lineHeight: '1.35', color: vars.color.textMuted },
  'reason',
);

export const progress = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[8] }, 'progress');

export const progressTexts = componentStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[8],
    fontSize: vars.fontSize[13],
    lineHeight: '1.35',
    fontVariantNumeric: 'tabular-nums',
  },
  'progressTexts',
);
