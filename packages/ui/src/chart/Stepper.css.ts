import { componentStyle } from '../css/component-style.ts';
import { focusRing } from '../css/focus-ring.ts';
import { vars } from '../theme/contract.css.ts';

export const stepper = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.inner,
  outline: 'none',
  userSelect: 'none',
  // A finger still scrolls the page up and down.
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'crosshair',
  selectors: { '&:focus-visible': focusRing },
});
