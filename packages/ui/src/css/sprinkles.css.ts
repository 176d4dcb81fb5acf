import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';

/** A whole number of equal columns; `0` tracks would collapse under long words, hence `minmax`. */
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const plain = defineProperties({
  '@layer': layers.layout,
  properties: {
    gap: vars.space,
    padding: vars.space,
    alignItems: { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  },
  shorthands: { align: ['alignItems'], justify: ['justifyContent'] },
});

const byWidth = defineProperties({
  '@layer': layers.layout,
  conditions: {
    base: {},
    medium: { '@media': '(min-width: 640px)' },
    wide: { '@media': '(min-width: 1024px)' },
  },
  defaultCondition: 'base',
  properties: {
    gridTemplateColumns: { 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4), 6: columns(6) },
  },
  shorthands: { columns: ['gridTemplateColumns'] },
});

/** Layout classes from closed scales; used by the layout components only. */
export const sprinkles = createSprinkles(plain, byWidth);
