import { componentStyle } from '../css/component-style.ts';

export const icon = componentStyle({ flexShrink: 0, display: 'block' });

/** Arrows along the line of reading turn round with it. */
export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
