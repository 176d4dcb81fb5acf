import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { alertKinds } from './kinds.ts';

/** The mark of the kind: an outline of its own on a soft surface, so that colour is never alone. */
export const mark = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    marginBlockStart: '-7px',
    borderRadius: vars.radius.full,
  }),
  variants: {
    kind: variantsOf(alertKinds, (kind) => {
      const tone = vars.color[kind === 'error' ? 'danger' : kind];
      return { background: tone.soft, color: tone.text };
    }),
  },
});

/** The text starts under the title, not under the mark. */
export const body = componentStyle({ paddingInlineStart: '48px', color: vars.color.textMuted }, 'body');
