import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/**
 * A style in the `components` layer, so that a host's own rules win without a fight over specificity.
 *
 * A rule that is to win over one of another file, on the same element, says so by `&&`: the sheet of each part repeats
 * what the part is made of, so whichever sheet comes last would decide between two of the same weight.
 */
export const componentStyle = (rule: StyleRule, debugId?: string): string => style(inComponents(rule), debugId);

/** The same rule put into the `components` layer, for the parts of a recipe. */
export const inComponents = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.components]: rule } });
