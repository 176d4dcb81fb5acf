import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const skip = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: vars.z.pinned,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    borderRadius: vars.radius.control,
    background: vars.color.accent.solid,
    color: vars.color.accent.onSolid,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
  'skip',
);
