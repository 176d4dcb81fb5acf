import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The text is aligned with the title, not with the icon. */
export const body = componentStyle({ paddingInlineStart: '48px', color: vars.color.textMuted }, 'body');
