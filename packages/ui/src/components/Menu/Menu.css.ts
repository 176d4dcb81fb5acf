import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const menu = componentStyle(
  { minInlineSize: '180px', padding: vars.space[4], outline: 'none', fontSize: vars.fontSize[14] },
  'menu',
);

export const item = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    columnGap: vars.space[8],
    minBlockSize: '32px',
    paddingInline: vars.space[8],
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    lineHeight: vars.lineHeight.text,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused], &[data-open]': { background: vars.color.controlHover },
      '&[data-pressed]': { background: vars.color.controlPress },
      '&[data-tone="danger"]': { color: vars.color.danger.text },
      '&[data-tone="danger"][data-focused]': { background: vars.color.danger.soft },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-focused], &[data-open]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'item',
);

/** Icon or check mark. */
export const mark = componentStyle(
  {
    gridColumn: 1,
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    color: vars.color.textMuted,
    selectors: {
      '[data-tone="danger"] > &, [data-selected] > &': { color: 'inherit' },
      '[data-disabled] > &': { opacity: 0.6 },
    },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'mark',
);

export const texts = componentStyle({ gridColumn: 2, minInlineSize: 0, display: 'grid' }, 'texts');

export const description = componentStyle(
  {
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    maxInlineSize: '240px',
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'description',
);

export const shortcut = componentStyle(
  {
    gridColumn: 3,
    marginInlineStart: vars.space[16],
    fontFamily: 'inherit',
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'shortcut',
);

export const heading = componentStyle(
  {
    display: 'block',
    paddingInline: vars.space[8],
    paddingBlockStart: vars.space[8],
    paddingBlockEnd: vars.space[4],
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.textMuted,
  },
  'heading',
);

export const separator = componentStyle(
  {
    blockSize: '1px',
    marginBlock: vars.space[4],
    marginInline: `calc(-1 * ${vars.space[4]})`,
    border: 0,
    background: vars.color.line,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
  'separator',
);
