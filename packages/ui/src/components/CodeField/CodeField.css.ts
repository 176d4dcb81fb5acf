import { componentStyle } from '../../css/component-style.ts';
import { input } from '../../field/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** Code runs from left to right in every language. */
export const code = componentStyle(
  {
    direction: 'ltr',
    tabSize: 4,
    selectors: {
      [`${input}&`]: { fontFamily: vars.font.mono, fontSize: vars.fontSize[13], fontVariantLigatures: 'none' },
    },
  },
  'code',
);

/** Long lines scroll instead of breaking. */
export const unbroken = componentStyle({ whiteSpace: 'pre', overflowX: 'auto' }, 'unbroken');
