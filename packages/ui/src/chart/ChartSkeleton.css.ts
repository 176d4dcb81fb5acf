import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  animation: `${breathe} 2s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const line = componentStyle({
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const word = componentStyle({
  fill: vars.color.controlHover,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
