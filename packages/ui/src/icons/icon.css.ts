import { componentStyle } from '../css/component-style.ts';

export const icon = componentStyle({ flex: 'none', display: 'block' });

/** Arrows in reading direction are mirrored in right-to-left text. */
export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
