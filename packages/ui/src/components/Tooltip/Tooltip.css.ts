import { componentStyle } from '../../css/component-style.ts';
import { floating, popIn } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';

export const tooltip = componentStyle(
  {
    ...floating,
    ...popIn,
    zIndex: vars.z.toast,
    maxInlineSize: '280px',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  },
  'tooltip',
);
