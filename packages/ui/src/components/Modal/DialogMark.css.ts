import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../css/component-style.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';

export const markTones = ['success', 'danger', 'warning', 'info', 'accent'] as const;

/** An icon with its own outline on a soft surface, so that nothing depends on colour alone. */
export const mark = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    // Round the first line of the title, as far from the upper edge as from the side.
    marginBlock: '-5px',
    marginInlineStart: '-5px',
    borderRadius: vars.radius.full,
  }),
  variants: {
    tone: variantsOf(markTones, (tone) => ({ background: vars.color[tone].soft, color: vars.color[tone].text })),
  },
});
