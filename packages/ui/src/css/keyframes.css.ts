import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

const below = { opacity: 0, transform: `translateY(${vars.motion.travel})` };
/** Comes from a little below its place, where less motion is wished for by fading alone. */
export const rise = keyframes({ from: below });
/** The way back of `rise`. */
export const sink = keyframes({ to: below });

/** How far above its place something starts to `grow`. */
export const drop = createVar();
const small = { opacity: 0, scale: '0.98' };
/** Comes out of what it belongs to. */
export const grow = keyframes({ from: { ...small, translate: `0 ${drop}` } });
/** Goes as it stands. */
export const shrink = keyframes({ to: small });

/** What is under way. */
export const breathe = keyframes({ '50%': { opacity: 0.35 } });
/** What is still to come, and larger: it breathes less. */
export const breatheSoftly = keyframes({ '50%': { opacity: 0.5 } });
