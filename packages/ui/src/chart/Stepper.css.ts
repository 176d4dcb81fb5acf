import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { focusRing } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

export const stepper = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.inner,
  outline: 'none',
  userSelect: 'none',
  // A finger still scrolls the page up and down.
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'crosshair',
  selectors: { '&:focus-visible': focusRing },
});

export const readout = recipe({
  base: inComponents({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: vars.space[4],
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
    side: {
      after: inComponents({ transform: 'translateX(12px)' }),
      before: inComponents({ transform: 'translateX(calc(-100% - 12px))' }),
    },
  },
});

export const readoutTitle = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const readoutLine = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[8],
});

export const readoutValue = componentStyle({
  marginInlineStart: vars.space[12],
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
