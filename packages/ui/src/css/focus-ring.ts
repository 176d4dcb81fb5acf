import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The focus ring of the reset, for elements that represent the focused element, or have an outline of their own. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } satisfies StyleRule;

/** Draws the ring of the reset inwards, for elements in a container that clips. */
export const ringInside = { outlineOffset: '-2px' } satisfies StyleRule;
