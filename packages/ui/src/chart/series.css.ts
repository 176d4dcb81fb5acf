import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { variantsOf } from '../css/variants.ts';
import { vars } from '../theme/contract.css.ts';
import { seriesLooks } from './chart-data.ts';

/** The hue of a series; in forced colours only dash and hatch distinguish it. */
export const series = recipe({
  base: inComponents({ '@media': { [media.forcedColors]: { selectors: { '&&': { color: 'CanvasText' } } } } }),
  variants: {
    look: variantsOf(seriesLooks, (look) => ({
      color: vars.color.chart[look],
    })),
  },
});

/** The gaps of a hatch. */
export const gap = componentStyle({
  color: vars.color.panel,
  '@media': { [media.forcedColors]: { color: 'Canvas' } },
});

export const swatch = componentStyle({ flex: 'none', display: 'block', overflow: 'visible' });
