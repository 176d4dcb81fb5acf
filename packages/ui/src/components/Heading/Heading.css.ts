import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../css/component-style.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { headingSizes } from './heading-options.ts';

export const heading = recipe({
  base: inComponents({
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
  variants: {
    size: variantsOf(headingSizes, (size) => ({
      fontSize: vars.fontSize[size],
      // Inter is designed for text sizes and looks widely spaced when large.
      letterSpacing: size > 24 ? '-0.022em' : size > 16 ? '-0.016em' : '-0.008em',
      lineHeight: size > 16 ? vars.lineHeight.title : 1.375,
    })),
  },
});
