import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The one focus ring: outside of the part, so that it shows on every surface. Outlines survive forced colours. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } satisfies StyleRule;

/** The same ring drawn inwards, for parts whose surroundings clip. */
export const focusRingInside = { ...focusRing, outlineOffset: '-2px' } satisfies StyleRule;
