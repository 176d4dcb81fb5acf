import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = recipe({
  base: inComponents({ display: 'grid', inlineSize: '100%', minInlineSize: 0, outline: 'none' }),
  variants: {
    hasSections: {
      false: inComponents({ gap: vars.space[16], maxInlineSize: '560px' }),
      true: inComponents({ gap: vars.space[24], maxInlineSize: '960px' }),
    },
  },
});

export const error = componentStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.danger.line}`,
    background: vars.color.danger.soft,
    color: vars.color.danger.text,
    fontSize: vars.fontSize[14],
    overflowWrap: 'anywhere',
  },
  'error',
);

/** Always in the page, so that a screen reader announces what appears in it; empty, it takes no row of the grid. */
export const slot = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } }, 'slot');
