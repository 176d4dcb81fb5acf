import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Holds the button and what is said of it without taking part in the layout around. */
export const root = componentStyle({ position: 'relative', display: 'inline-flex' }, 'root');

export const done = componentStyle(
  {
    display: 'inline-flex',
    color: vars.color.success.text,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'done',
);
