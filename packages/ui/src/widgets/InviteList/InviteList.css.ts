import { componentStyle } from '../../css/component-style.ts';

/** Takes the focus when the last row has gone. */
export const list = componentStyle({ outline: 'none' }, 'list');
