import { componentStyle } from '../../css/component-style.ts';

/** At the start of the footer; the button stays at the end. */
export const toggle = componentStyle({ flex: 1, minInlineSize: 'min-content' }, 'toggle');
