import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The surface of everything that floats; its shadow draws the hairline too. */
export const floating = {
  background: vars.color.raised,
  color: vars.color.text,
  // Seen in forced colours only, where shadows are gone.
  outline: '1px solid transparent',
  boxShadow: vars.shadow[3],
} satisfies StyleRule;

/** Fades in and grows out of the side on which its trigger is; leaves a little faster. */
export const popIn = {
  transitionProperty: 'opacity, translate, scale',
  transitionDuration: vars.motion.enter,
  transitionTimingFunction: vars.motion.curveEnter,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, scale: '0.98' },
    '&[data-exiting]': { transitionDuration: vars.motion.exit, transitionTimingFunction: vars.motion.curve },
    '&[data-entering][data-placement="bottom"]': { translate: '0 -4px' },
    '&[data-entering][data-placement="top"]': { translate: '0 4px' },
  },
  '@media': {
    [media.reducedMotion]: {
      transitionProperty: 'opacity',
      selectors: { '&[data-entering], &[data-exiting]': { scale: '1', translate: '0' } },
    },
  },
} satisfies StyleRule;
