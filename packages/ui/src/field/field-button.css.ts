import { componentStyle } from '../css/component-style.ts';
import { ringInside } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The small button at the end of a field's box. */
export const fieldButton = componentStyle(
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
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    ...ringInside,
    transition: `color ${vars.motion.hover} ${vars.motion.curve}, background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.text, background: vars.color.controlHover },
      '&[data-pressed]': { color: vars.color.text },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
  'fieldButton',
);
