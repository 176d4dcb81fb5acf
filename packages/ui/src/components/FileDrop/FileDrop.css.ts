import { componentStyle } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const zone = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    padding: vars.space[20],
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.panel,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.hover,
    transitionTimingFunction: vars.motion.curve,
    ...ringInside,
    selectors: {
      '&[data-drop-target]': {
        borderStyle: 'solid',
        borderColor: vars.color.accent.line,
        background: vars.color.accent.soft,
        color: vars.color.text,
      },
      '&[data-disabled]': { borderColor: vars.color.line, color: vars.color.textDisabled },
      '[data-invalid] > &': { borderColor: vars.color.danger.line },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-drop-target]': { borderColor: 'Highlight', borderWidth: '2px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  'zone',
);

export const list = componentStyle({ display: 'grid', gap: vars.space[4], padding: 0, listStyle: 'none' }, 'list');

export const item = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[12],
    minBlockSize: vars.size.control,
    paddingInlineStart: vars.space[12],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.panel,
    fontSize: vars.fontSize[14],
  },
  'item',
);

export const name = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'name');

export const size = componentStyle(
  { color: vars.color.textMuted, fontSize: vars.fontSize[13], fontVariantNumeric: 'tabular-nums' },
  'size',
);

/** A line of its own under the name. */
export const progress = componentStyle(
  { gridColumn: '1 / -1', paddingBlockEnd: vars.space[8], paddingInlineEnd: vars.space[12] },
  'progress',
);

/** Always there, so that a screen reader announces what appears in it; empty, it takes no row. */
export const refusals = componentStyle(
  { display: 'grid', gap: vars.space[4], selectors: { '&:empty': { position: 'absolute' } } },
  'refusals',
);
