import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

const acrossAll = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' } as const;

export const section = componentStyle(acrossAll, 'section');

export const menu = componentStyle(
  {
    // Items share these columns, so that their words line up whether or not each has an icon.
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    minInlineSize: '180px',
    padding: vars.space[4],
    outline: 'none',
    fontSize: vars.fontSize[14],
  },
  'menu',
);

export const item = componentStyle(
  {
    ...acrossAll,
    alignItems: 'center',
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
    marginInlineEnd: vars.space[8],
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

/** Says that a menu lies behind the item. */
export const onward = componentStyle(
  {
    gridColumn: 3,
    display: 'inline-grid',
    justifySelf: 'end',
    marginInlineStart: vars.space[16],
    color: vars.color.textMuted,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'onward',
);

export const heading = componentStyle(
  {
    gridColumn: '1 / -1',
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
    gridColumn: '1 / -1',
    blockSize: '1px',
    marginBlock: vars.space[4],
    marginInline: `calc(-1 * ${vars.space[4]})`,
    border: 0,
    background: vars.color.line,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
  'separator',
);
