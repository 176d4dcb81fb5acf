import type { StyleRule } from '@vanilla-extract/css';
import { drop, fadeIn, fadeOut, grow, shrink } from '../css/keyframes.css.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The surface of floating elements; its shadow includes the hairline. */
export const floating = {
  background: vars.color.raised,
  color: vars.color.text,
  // Visible in forced colours only, which remove shadows.
  outline: '1px solid transparent',
  boxShadow: vars.shadow[3],
} satisfies StyleRule;

/**
 * Fades in and grows from the side of its trigger; the exit is a little faster. Uses animations: with transitions an overlay
 * closed before it was positioned would never be removed, since React Aria cancels all of them when it positions one.
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
