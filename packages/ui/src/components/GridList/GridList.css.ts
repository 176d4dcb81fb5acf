import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle(
  {
    display: 'grid',
    alignContent: 'start',
    borderRadius: vars.radius.panel,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    overflow: 'hidden',
    outline: 'none',
    fontSize: vars.fontSize[14],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'list',
);

export const item = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[12],
    rowGap: vars.space[8],
    minBlockSize: vars.size.row,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    textDecoration: 'none',
    ...ringInside,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&[data-hovered]': { background: vars.color.control, cursor: 'pointer' },
      '&[data-selected]': { background: vars.color.accent.soft },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  'item',
);

/** What is at the end goes below where it would leave less than this to the text. */
export const lead = componentStyle(
  { flex: '1 1 12rem', display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 },
  'lead',
);

/** The checkbox is part of the line, without the spacing of a field. */
export const tick = componentStyle({ flex: 'none', display: 'flex', cursor: 'pointer' }, 'tick');

export const icon = componentStyle({ flex: 'none', color: vars.color.textMuted }, 'icon');

export const texts = componentStyle(
  { flex: 1, display: 'grid', minInlineSize: 0, lineHeight: '1.4', overflowWrap: 'anywhere' },
  'texts',
);

export const description = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[13] }, 'description');

export const end = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[8], marginInlineStart: 'auto' },
  'end',
);

export const empty = componentStyle(
  { padding: vars.space[24], color: vars.color.textMuted, textAlign: 'center' },
  'empty',
);
