import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const details = componentStyle({
  marginTop: vars.space[16],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  overflowWrap: 'anywhere',
});
