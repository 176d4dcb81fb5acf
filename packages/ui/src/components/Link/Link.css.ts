import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = recipe({
  base: inComponents({
    borderRadius: vars.radius.inner,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
    cursor: 'pointer',
    transition: `color ${vars.motion.hover} ${vars.motion.curve}, text-decoration-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered], &[data-pressed]': { textDecorationColor: 'currentColor' },
      '&[data-current]': { fontWeight: vars.fontWeight.semibold },
      '&[data-disabled]': { color: vars.color.textDisabled, textDecorationLine: 'none', cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'LinkText',
        textDecorationColor: 'currentColor',
        selectors: { '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  }),
  variants: {
    tone: {
      accent: inComponents({ color: vars.color.accent.text }),
      neutral: inComponents({ color: 'inherit' }),
    },
    isStandalone: {
      true: inComponents({
        fontWeight: vars.fontWeight.medium,
        textDecorationColor: 'transparent',
        '@media': { [media.forcedColors]: { textDecorationColor: 'transparent' } },
      }),
    },
  },
});
