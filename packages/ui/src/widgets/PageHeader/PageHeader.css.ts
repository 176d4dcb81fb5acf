import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const header = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minInlineSize: 0,
  },
  'header',
);

export const titles = componentStyle(
  {
    flex: '1 1 240px',
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'center',
    gap: vars.space[4],
    // A title without a description is centred on its buttons.
    selectors: { '&:not(:last-child)': { minBlockSize: vars.size.control } },
  },
  'titles',
);

/** No focus ring: the title takes the focus when a page opens, but is not interactive. */
export const title = componentStyle(
  {
    fontSize: vars.fontSize[24],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.016em',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  'title',
);

export const description = componentStyle({ maxInlineSize: '72ch', color: vars.color.textMuted }, 'description');

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] },
  'actions',
);
