import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { vars } from '../theme/contract.css.ts';

/** The options of a group, under its label. */
export const choices = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[20],
    rowGap: vars.space[4],
    paddingBlockStart: vars.space[4],
    selectors: {
      '[data-orientation="vertical"] > &': { flexDirection: 'column', flexWrap: 'nowrap' },
    },
  },
  'choices',
);

export const choice = componentStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }, 'choice');

// In a row an option is as wide as its label, although a single checkbox fills its container.
globalStyle(`[data-orientation="horizontal"] > ${choices} > *`, inComponents({ inlineSize: 'auto' }));
