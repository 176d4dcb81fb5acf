import { componentStyle } from '../../css/component-style.ts';
import { button } from '../Button/Button.css.ts';

/** Narrower than a square, so that it forms one shape with the action before it. */
export const opener = componentStyle({ selectors: { [`${button.classNames.base}&`]: { width: '28px' } } }, 'opener');
