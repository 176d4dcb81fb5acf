import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { breathe } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { statusTones } from './status-options.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minInlineSize: 0,
  color: vars.color.text,
  lineHeight: vars.lineHeight.text,
  whiteSpace: 'nowrap',
});

export const dot = recipe({
  base: inComponents({
    display: 'block',
    flex: 'none',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
  variants: {
    tone: variantsOf(statusTones, (tone) => ({ color: vars.color[tone].mark })),
    isBusy: { true: inComponents({ animation: `${breathe} 1.6s ease-in-out infinite` }) },
  },
});
