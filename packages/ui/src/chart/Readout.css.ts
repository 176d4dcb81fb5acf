import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

export const readout = recipe({
  base: inComponents({
    position: 'absolute',
    zIndex: 1,
    width: 'max-content',
    maxWidth: '240px',
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.control,
    background: vars.color.raised,
    boxShadow: vars.shadow[3],
    color: vars.color.text,
    fontSize: vars.fontSize[12],
    lineHeight: vars.lineHeight.text,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', background: 'Canvas' } },
  }),
  variants: {
    place: {
      inside: inComponents({ insetBlockStart: vars.space[4] }),
      under: inComponents({ insetBlockStart: '100%', marginBlockStart: vars.space[8] }),
    },
    side: {
      after: inComponents({ transform: 'translateX(12px)' }),
      before: inComponents({ transform: 'translateX(calc(-100% - 12px))' }),
    },
  },
});

export const readoutTitle = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const readoutLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
});

export const readoutTotal = componentStyle({
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const readoutValue = componentStyle({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[12],
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
