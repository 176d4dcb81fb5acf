import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const wide = '(min-width: 900px)';

export const frame = recipe({
  // Keys and fingerprints have no place to break.
  base: inComponents({ display: 'grid', gap: vars.space[24], minInlineSize: 0, overflowWrap: 'anywhere' }),
  variants: {
    placement: {
      // As wide as the forms that it holds.
      top: inComponents({ maxInlineSize: '560px' }),
      side: inComponents({
        '@media': { [wide]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: vars.space[48] } },
      }),
    },
  },
});

/** It takes the focus when a step opens, which is no invitation to act on it: no ring. */
export const title = componentStyle(
  {
    fontSize: vars.fontSize[20],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.title,
    color: vars.color.text,
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  'title',
);

export const titles = componentStyle(
  { display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[20], color: vars.color.textMuted },
  'titles',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingBlockStart: vars.space[8],
  },
  'actions',
);

/** Keeps the main action at its end, also where there is no way back. */
export const end = componentStyle({ marginInlineStart: 'auto' }, 'end');
