import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Contains the button and its live region, which does not affect the surrounding layout. */
export const root = componentStyle({ position: 'relative', display: 'inline-flex' }, 'root');

export const done = componentStyle(
  {
    display: 'inline-flex',
    color: vars.color.success.text,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'done',
);
