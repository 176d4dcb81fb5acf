import type { StyleRule } from '@vanilla-extract/css';
import { drop, fadeIn, fadeOut, grow, shrink } from '../css/keyframes.css.ts';
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

/**
 * Fades in and grows out of the side on which its trigger is; leaves a little faster. By animations: what is closed before it
 * had its place would never leave by transitions, since React Aria cancels all of them once the place is known.
 */
export const popIn = {
  selectors: {
    '&[data-placement="bottom"]': { vars: { [drop]: '-4px' } },
    '&[data-placement="top"]': { vars: { [drop]: '4px' } },
    '&[data-entering]': { animation: `${grow} ${vars.motion.enter} ${vars.motion.curveEnter}` },
    '&[data-exiting]': { animation: `${shrink} ${vars.motion.exit} ${vars.motion.curve} forwards` },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-entering]': { animationName: fadeIn }, '&[data-exiting]': { animationName: fadeOut } },
    },
  },
} satisfies StyleRule;
