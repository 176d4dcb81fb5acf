import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { mark as shared } from '../../field/mark.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { radioCardColumns } from './columns.ts';

/** The requested number of columns, or fewer where a card would get too narrow for its text. */
export const cards = recipe({
  base: inComponents({ display: 'grid', gap: vars.space[12], paddingBlockStart: vars.space[4] }),
  variants: {
    columns: variantsOf(radioCardColumns, (count) => ({
      gridTemplateColumns: `repeat(auto-fit, minmax(max(200px, (100% - ${count - 1} * ${vars.space[12]}) / ${count}), 1fr))`,
    })),
  },
});

export const place = componentStyle({ display: 'grid', minInlineSize: 0 }, 'place');

export const card = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.panel,
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.panel,
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.hover,
    transitionTimingFunction: vars.motion.curve,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.textMuted },
      '&[data-pressed]': { background: vars.color.control },
      '&[data-selected]': {
        borderColor: vars.color.accent.line,
        background: vars.color.accent.soft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.line}`,
      },
      // The group is invalid as a whole, including the chosen card.
      '&[data-invalid]': { borderColor: vars.color.danger.line, boxShadow: 'none' },
      '&[data-disabled]': {
        borderColor: vars.color.line,
        background: 'none',
        boxShadow: 'none',
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight', borderWidth: '2px' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  'card',
);

/** The card has the focus ring, not the mark within it. */
export const mark = componentStyle(
  { marginInlineStart: 'auto', selectors: { [`[data-focus-visible] > ${shared}&`]: { outline: 'none' } } },
  'mark',
);

export const icon = componentStyle(
  {
    display: 'inline-grid',
    flex: 'none',
    marginBlockStart: '1px',
    color: vars.color.textMuted,
    selectors: { '[data-disabled] > &': { color: 'inherit' } },
  },
  'icon',
);

export const texts = componentStyle(
  { display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' },
  'texts',
);

export const title = componentStyle({ fontWeight: vars.fontWeight.medium }, 'title');

export const description = componentStyle(
  {
    display: 'grid',
    gap: vars.space[8],
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    selectors: { '[data-disabled] > * > &': { color: 'inherit' } },
  },
  'description',
);

export const aside = componentStyle(
  {
    color: vars.color.text,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-disabled] > * > * > &': { color: 'inherit' } },
  },
  'aside',
);
