import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../css/component-style.ts';
import { focusRing } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const iconButton = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    transitionProperty: 'color, background-color, border-color',
    transitionDuration: vars.motion.hover,
    transitionTimingFunction: vars.motion.curve,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:focus': { outline: 'none' },
      '&[data-hovered]': { color: vars.color.text, background: vars.color.controlHover },
      '&[data-pressed], &[aria-expanded="true"]': { color: vars.color.text, background: vars.color.controlPress },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed', background: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'ButtonText',
        selectors: {
          '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': { color: 'Highlight', borderColor: 'Highlight' },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      standard: inComponents({ blockSize: vars.size.control, inlineSize: vars.size.control }),
      small: inComponents({ blockSize: vars.size.controlSmall, inlineSize: vars.size.controlSmall }),
    },
    variant: {
      quiet: inComponents({}),
      outline: inComponents({
        borderColor: vars.color.lineStrong,
        background: vars.color.control,
        color: vars.color.text,
        selectors: { '&[data-disabled]': { background: vars.color.control } },
      }),
    },
  },
});
