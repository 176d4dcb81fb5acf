import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { breathe } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { trackTones } from './track-options.ts';

export const root = componentStyle({ display: 'grid', gap: '6px', minInlineSize: 0, inlineSize: '100%' }, 'root');

export const texts = componentStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[12],
    fontSize: vars.fontSize[13],
  },
  'texts',
);

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'label');

export const value = componentStyle(
  { flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
  'value',
);

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[12] }, 'note');

export const track = recipe({
  base: inComponents({
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: vars.color.controlPress,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
  variants: {
    size: { small: inComponents({ blockSize: '4px' }), medium: inComponents({ blockSize: '8px' }) },
  },
});

export const bar = recipe({
  base: inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
    '@media': { [media.forcedColors]: { color: 'Highlight' } },
  }),
  variants: { tone: variantsOf(trackTones, (tone) => ({ color: vars.color[tone].line })) },
});

const run = keyframes({ from: { transform: 'translateX(-30px)' }, to: { transform: 'translateX(100px)' } });

export const running = componentStyle(
  {
    animation: `${run} 1.4s ${vars.motion.curve} infinite`,
    '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
  },
  'running',
);
