import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { fadeIn, fadeOut } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';
import { drawerSizes, drawerWidths } from './sizes.ts';

// The side it slides in from: 1 is the right, -1 the left. `travel` is zero with reduced motion.
const from = createVar();

const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(calc(${from} * 3 * ${vars.motion.travel}))` } });
const slideOut = keyframes({ to: { opacity: 0, transform: `translateX(calc(${from} * 3 * ${vars.motion.travel}))` } });

export const overlay = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: 'var(--visual-viewport-height)',
    zIndex: vars.z.drawer,
    background: vars.color.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.enter} ${vars.motion.curve}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.exit} ${vars.motion.curve} forwards` },
    },
  },
  'overlay',
);

export const panel = recipe({
  base: inComponents({
    ...floating,
    position: 'absolute',
    insetBlock: 0,
    display: 'flex',
    boxShadow: vars.shadow[4],
    selectors: {
      '&[data-entering]': { animation: `${slideIn} ${vars.motion.enter} ${vars.motion.curveEnter}` },
      '&[data-exiting]': { animation: `${slideOut} ${vars.motion.exit} ${vars.motion.curve} forwards` },
    },
  }),
  variants: {
    side: {
      start: inComponents({
        insetInlineStart: 0,
        vars: { [from]: '-1' },
        selectors: { '&:dir(rtl)': { vars: { [from]: '1' } } },
      }),
      end: inComponents({
        insetInlineEnd: 0,
        vars: { [from]: '1' },
        selectors: { '&:dir(rtl)': { vars: { [from]: '-1' } } },
      }),
    },
    size: variantsOf(drawerSizes, (size) => ({
      inlineSize: `min(${drawerWidths[size]}px, calc(100vw - 48px))`,
      '@media': { [media.phone]: { inlineSize: '100%', boxShadow: 'none' } },
    })),
  },
});
