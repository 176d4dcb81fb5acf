import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { textSizes, textTones, textWeights } from './text-options.ts';

const colors = {
  default: vars.color.text,
  muted: vars.color.textMuted,
  accent: vars.color.accent.text,
  success: vars.color.success.text,
  warning: vars.color.warning.text,
  danger: vars.color.danger.text,
  info: vars.color.info.text,
};

export const text = recipe({
  base: inComponents({ overflowWrap: 'anywhere' }),
  variants: {
    size: variantsOf(textSizes, (size) => ({
      fontSize: vars.fontSize[size],
      lineHeight: size > 16 ? vars.lineHeight.title : vars.lineHeight.text,
      ...(size > 16 && { letterSpacing: '-0.014em' }),
    })),
    tone: variantsOf(textTones, (tone) => ({ color: colors[tone] })),
    weight: variantsOf(textWeights, (weight) => ({ fontWeight: vars.fontWeight[weight] })),
    isMono: { true: inComponents({ fontFamily: vars.font.mono, fontSize: '0.93em' }) },
    isNumeric: { true: inComponents({ fontVariantNumeric: 'tabular-nums' }) },
  },
});

export const truncated = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  selectors: { 'span&': { display: 'block' } },
});
