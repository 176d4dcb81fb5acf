import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle(
  {
    minInlineSize: 0,
    borderRadius: vars.radius.panel,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'root',
);

export const toolbar = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[8],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize[13],
  },
  'toolbar',
);

export const count = componentStyle(
  { flex: 1, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
  'count',
);

export const scroller = componentStyle(
  {
    overflowX: 'auto',
    // Code runs from left to right in every language.
    direction: 'ltr',
    ...ringInside,
  },
  'scroller',
);

export const table = componentStyle(
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    lineHeight: '20px',
    fontVariantLigatures: 'none',
  },
  'table',
);

export const row = recipe({
  base: inComponents({
    ...ringInside,
  }),
  variants: {
    kind: {
      same: {},
      added: inComponents({ background: vars.color.success.soft }),
      removed: inComponents({ background: vars.color.danger.soft }),
    },
  },
});

export const number = componentStyle(
  {
    inlineSize: '1%',
    minInlineSize: '44px',
    paddingInline: vars.space[8],
    color: vars.color.textMuted,
    fontWeight: vars.fontWeight.regular,
    textAlign: 'end',
    verticalAlign: 'top',
    userSelect: 'none',
    whiteSpace: 'nowrap',
  },
  'number',
);

export const sign = recipe({
  base: inComponents({
    inlineSize: '1%',
    paddingInline: vars.space[4],
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'center',
    verticalAlign: 'top',
    userSelect: 'none',
  }),
  variants: {
    kind: {
      same: {},
      added: inComponents({ color: vars.color.success.text }),
      removed: inComponents({ color: vars.color.danger.text }),
    },
  },
});

export const text = componentStyle({ paddingInlineEnd: vars.space[16], whiteSpace: 'pre' }, 'text');

export const fold = componentStyle(
  {
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    background: vars.color.control,
    fontFamily: vars.font.sans,
  },
  'fold',
);

export const none = componentStyle(
  { padding: vars.space[24], color: vars.color.textMuted, fontSize: vars.fontSize[14], textAlign: 'center' },
  'none',
);
