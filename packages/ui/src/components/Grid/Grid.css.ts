import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../css/component-style.ts';
import { variantsOf } from '../../css/variants.ts';
import { gridMinimums } from './grid-options.ts';

export const grid = recipe({
  base: inComponents({ display: 'grid', minInlineSize: 0, padding: 0, listStyle: 'none' }),
  variants: {
    minimum: variantsOf(gridMinimums, (minimum) => ({
      // `min` keeps a column from being wider than a small screen.
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${minimum}px, 100%), 1fr))`,
    })),
  },
});
