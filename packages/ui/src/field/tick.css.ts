import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The pressable line of a checkbox or switch: its mark and its text. */
export const line = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    minBlockSize: '24px',
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    cursor: 'pointer',
    selectors: {
      // The mark has the focus ring.
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px', alignItems: 'center' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  'line',
);

/** Help and error are aligned with the label, not with the mark. */
export const below = recipe({
  base: inComponents({ display: 'grid', gap: vars.space[4], selectors: { '&:empty': { display: 'none' } } }),
  variants: {
    mark: {
      box: inComponents({ paddingInlineStart: '26px' }),
      track: inComponents({ paddingInlineStart: '42px' }),
    },
  },
});
