import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { breathe } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = componentStyle({ display: 'inline-block', flex: 'none' });

export const spinner = componentStyle({
  display: 'block',
  flex: 'none',
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});

export const track = componentStyle({ opacity: 0.25 });
