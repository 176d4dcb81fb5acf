import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const stat = componentStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.size.cardPadding,
    borderRadius: vars.radius.panel,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    color: vars.color.text,
    textDecoration: 'none',
    transition: `box-shadow ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: { '&[data-hovered]': { boxShadow: vars.shadow[2] } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'stat',
);

export const label = componentStyle({ fontSize: vars.fontSize[13], color: vars.color.textMuted }, 'label');

export const line = componentStyle(
  {
    display: 'flex',
    // If there is no room, the trend goes below the figure, which would otherwise break between its digits.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
  },
  'line',
);

export const value = componentStyle(
  {
    fontSize: vars.fontSize[32],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.022em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  'value',
);

export const unit = componentStyle(
  {
    marginInlineStart: vars.space[4],
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.regular,
    letterSpacing: 0,
    color: vars.color.textMuted,
  },
  'unit',
);

export const foot = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
  },
  'foot',
);

export const delta = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    tone: {
      good: inComponents({ color: vars.color.success.text }),
      bad: inComponents({ color: vars.color.danger.text }),
      neutral: inComponents({ color: vars.color.textMuted }),
    },
  },
});
