import { componentStyle } from '../../css/component-style.ts';
import { focusRingInside } from '../../css/focus-ring.ts';
import { vars } from '../../theme/contract.css.ts';

export const toggle = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    blockSize: `calc(${vars.size.control} - 8px)`,
    inlineSize: `calc(${vars.size.control} - 8px)`,
    marginInline: '3px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    background: 'transparent',
    color: vars.color.textMuted,
    cursor: 'pointer',
    transition: `color ${vars.motion.hover} ${vars.motion.curve}, background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.text, background: vars.color.controlPress },
      '&[data-pressed]': { color: vars.color.text },
      '&[data-focus-visible]': focusRingInside,
      '&:focus': { outline: 'none' },
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
  },
  'toggle',
);
