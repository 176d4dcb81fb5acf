import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { badgeTones } from './badge-options.ts';

const soft = createVar();
const softInk = createVar();
const solid = createVar();
const solidInk = createVar();

export const badge = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minWidth: '20px',
    height: '20px',
    paddingInline: '6px',
    borderRadius: '6px',
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    // Forced colours remove backgrounds, so that only the border shows the shape.
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' } },
  }),
  variants: {
    tone: variantsOf(badgeTones, (tone) => ({
      vars: {
        [soft]: vars.color[tone].soft,
        [softInk]: vars.color[tone].text,
        [solid]: vars.color[tone].solid,
        [solidInk]: vars.color[tone].onSolid,
      },
    })),
    variant: {
      soft: inComponents({ background: soft, color: softInk }),
      solid: inComponents({ background: solid, color: solidInk }),
    },
  },
});
