import { componentStyle } from '../css/component-style.ts';
import { breatheSoftly } from '../css/keyframes.css.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

export const skeleton = componentStyle({
  gridArea: '1 / 1',
  display: 'block',
  inlineSize: '100%',
  animation: `${breatheSoftly} 2s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const line = componentStyle({
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const word = componentStyle({
  fill: vars.color.controlHover,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText' } },
});
