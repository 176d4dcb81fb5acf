import { componentStyle } from '../../css/component-style.ts';

/** The opener is narrower than a square: one shape with the action before it. */
export const opener = componentStyle({ inlineSize: '28px' }, 'opener');
