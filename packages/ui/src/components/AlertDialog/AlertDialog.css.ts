import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The text starts under the title, not under the mark. */
export const body = componentStyle({ paddingInlineStart: '48px', color: vars.color.textMuted }, 'body');
