import { componentStyle } from '../../css/component-style.ts';

/** A server's name may be one long word. */
export const name = componentStyle({ overflowWrap: 'anywhere' }, 'name');
