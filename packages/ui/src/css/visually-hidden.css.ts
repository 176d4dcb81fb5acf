import { componentStyle } from './component-style.ts';

/** Visible to screen readers only. */
export const visuallyHidden = componentStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
