import { componentStyle } from '../../css/component-style.ts';
import { focusRing } from '../../css/focus-ring.ts';
import { media } from '../../css/media.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';
import { edge } from './edge.ts';

export const button = componentStyle(
  {
    ...floating,
    position: 'fixed',
    insetBlockEnd: `max(${edge}px, env(safe-area-inset-bottom))`,
    insetInlineEnd: `${edge}px`,
    zIndex: vars.z.sticky,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.controlHover },
      '&[data-pressed]': { background: vars.color.controlPress },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'button',
);

export const empty = componentStyle(
  { paddingBlock: vars.space[32], textAlign: 'center', color: vars.color.textMuted },
  'empty',
);

export const foot = componentStyle({ flex: 1, display: 'flex', justifyContent: 'center' }, 'foot');
