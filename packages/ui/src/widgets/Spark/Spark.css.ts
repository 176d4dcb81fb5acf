import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { sparkTones } from './spark-tones.ts';

export const spark = recipe({
  base: inComponents({
    flex: 'none',
    display: 'block',
    overflow: 'visible',
    '@media': { [media.forcedColors]: { selectors: { '&&': { color: 'CanvasText' } } } },
  }),
  variants: {
    tone: variantsOf(sparkTones, (tone) => ({
      color: vars.color[tone].text,
    })),
  },
});
