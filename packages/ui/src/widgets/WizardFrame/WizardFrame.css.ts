import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

const wide = '(min-width: 900px)';

export const frame = recipe({
  // Keys and fingerprints contain no break opportunities.
  base: inComponents({ display: 'grid', gap: vars.space[24], minInlineSize: 0, overflowWrap: 'anywhere' }),
  variants: {
    placement: {
      // As wide as the forms in it.
      top: inComponents({ maxInlineSize: '560px' }),
      side: inComponents({
        '@media': { [wide]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: vars.space[48] } },
      }),
    },
  },
});

/** No focus ring: the title takes the focus when a step opens, but is not interactive. */
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

/** Keeps the main action at the end, even without a back button. */
export const end = componentStyle({ marginInlineStart: 'auto' }, 'end');
