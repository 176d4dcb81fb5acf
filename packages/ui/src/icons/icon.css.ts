import { componentStyle } from '../css/component-style.ts';

export const icon = componentStyle({ flex: 'none', display: 'block' });

/** Arrows along the line of reading turn round with it. */
export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
