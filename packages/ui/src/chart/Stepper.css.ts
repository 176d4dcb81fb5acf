import { componentStyle } from '../css/component-style.ts';
import { vars } from '../theme/contract.css.ts';

export const stepper = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.inner,
  userSelect: 'none',
  // Touch still scrolls the page vertically.
  touchAction: 'pan-y',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'crosshair',
});
