import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from './component-style.ts';
import { breatheSoftly } from './keyframes.css.ts';
import { media } from './media.ts';
import { variantsOf } from './variants.ts';
import { vars } from '../theme/contract.css.ts';
import { skeletonWidths } from './skeleton-options.ts';

export const skeleton = recipe({
  base: inComponents({
    display: 'block',
    maxWidth: '100%',
    borderRadius: vars.radius.inner,
    background: vars.color.controlHover,
    animation: `${breatheSoftly} 2s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      // As high as a line of text, while the bar is as high as its letters.
      text: inComponents({
        position: 'relative',
        height: '1.5em',
        background: 'none',
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: '0.3em',
            insetInline: 0,
            borderRadius: 'inherit',
            background: vars.color.controlHover,
          },
        },
        '@media': {
          [media.forcedColors]: { border: 0, selectors: { '&::before': { border: '1px solid GrayText' } } },
        },
      }),
      title: inComponents({ height: vars.fontSize[24], borderRadius: '6px' }),
      block: inComponents({ height: '96px', borderRadius: vars.radius.control }),
      // The size of an avatar.
      circle: inComponents({
        flex: 'none',
        width: '32px',
        height: '32px',
        borderRadius: vars.radius.full,
      }),
      control: inComponents({ height: vars.size.control, borderRadius: vars.radius.control }),
      poster: inComponents({ aspectRatio: '2 / 3', borderRadius: vars.radius.control }),
    },
    width: variantsOf(skeletonWidths, (width) => ({ width: `${width}%` })),
  },
});
