import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { confirmTones } from './tones.ts';

export const body = componentStyle({ display: 'grid', gap: vars.space[16] }, 'body');

export const text = componentStyle({ color: vars.color.textMuted }, 'text');

/** The list of everything else that is affected. */
export const blast = recipe({
  base: inComponents({
    display: 'grid',
    gap: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[13],
  }),
  variants: {
    tone: variantsOf(confirmTones, (tone) => ({
      border: `1px solid ${vars.color[tone].line}`,
      background: vars.color[tone].soft,
      color: vars.color[tone].text,
    })),
  },
});

export const error = componentStyle(
  {
    display: 'flex',
    gap: vars.space[8],
    color: vars.color.danger.text,
    fontSize: vars.fontSize[13],
    selectors: { '&:empty': { display: 'none' } },
  },
  'error',
);

export const errorIcon = componentStyle({ flex: 'none', paddingBlockStart: vars.space[2] }, 'errorIcon');
