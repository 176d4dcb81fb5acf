import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The focus ring of the reset, for what stands in for the element that has the focus, or has an outline of its own. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } satisfies StyleRule;

/** Draws the ring of the reset inwards, for parts whose surroundings clip. */
export const ringInside = { outlineOffset: '-2px' } satisfies StyleRule;
