import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/**
 * Creates a style in the `components` layer, so that a host's own rules win regardless of specificity.
 *
 * A rule that must win over one of another file on the same element uses `&&`: the sheet of each component repeats the
 * styles of its parts, so for rules of equal specificity the order of the sheets would decide.
 */
export const componentStyle = (rule: StyleRule, debugId?: string): string => style(inComponents(rule), debugId);

/** Returns a rule within the `components` layer, for the parts of a recipe. */
export const inComponents = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.components]: rule } });
