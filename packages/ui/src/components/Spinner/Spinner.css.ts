import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const root = componentStyle({ display: 'inline-block', flexShrink: 0 });

export const spinner = componentStyle({
  display: 'block',
  flexShrink: 0,
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});

export const track = componentStyle({ opacity: 0.25 });
