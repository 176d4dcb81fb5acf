import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const picker = componentStyle({ display: 'grid', gap: vars.space[12], justifyItems: 'start' }, 'picker');

/** As wide as the cards, so that they fill the row. */
export const cards = componentStyle({ inlineSize: '100%' }, 'cards');

export const marks = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[8], selectors: { '&:empty': { display: 'none' } } },
  'marks',
);

/** Names on one side and times on the other, so that the times of a card are aligned. */
export const times = componentStyle(
  { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: vars.space[12], rowGap: vars.space[2] },
  'times',
);

export const place = componentStyle({ color: vars.color.textMuted }, 'place');

export const time = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'time');

/**
 * Stays in the accessibility tree while empty, because a region that appears together with its text is not announced.
 */
export const report = componentStyle(
  {
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    selectors: { '&:empty': { position: 'absolute' } },
  },
  'report',
);
