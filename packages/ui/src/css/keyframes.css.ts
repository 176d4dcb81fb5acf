import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

const below = { opacity: 0, transform: `translateY(${vars.motion.travel})` };
/** Enters from slightly below; with reduced motion it only fades in. */
export const rise = keyframes({ from: below });
/** The reverse of `rise`. */
export const sink = keyframes({ to: below });

/** The distance above its position at which an element starts to `grow`. */
export const drop = createVar();
const small = { opacity: 0, scale: '0.98' };
/** Grows out of its trigger. */
export const grow = keyframes({ from: { ...small, translate: `0 ${drop}` } });
/** Shrinks in place. */
export const shrink = keyframes({ to: small });

/** A pulse for an operation in progress. */
export const breathe = keyframes({ '50%': { opacity: 0.35 } });
/** A weaker pulse for larger placeholders. */
export const breatheSoftly = keyframes({ '50%': { opacity: 0.5 } });
