import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';

/**
 * The only colour that is not a token: spec §9 requires exactly this one, for any brand or theme. White on it reaches only
 * 2.6:1, so its text is dark in both themes (7.6:1).
 */
const teal = '#00B5AD';

export const confirm = componentStyle(
  {
    selectors: {
      '&&': { background: teal, color: '#04211f' },
      '&&[data-hovered]': { background: `color-mix(in oklch, ${teal} 90%, white)` },
      '&&[data-pressed]': { background: `color-mix(in oklch, ${teal} 90%, black)` },
    },
    '@media': { [media.forcedColors]: { selectors: { '&&': { background: 'ButtonFace', color: 'ButtonText' } } } },
  },
  'confirm',
);
