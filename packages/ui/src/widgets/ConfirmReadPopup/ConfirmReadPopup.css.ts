import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';

/**
 * The one colour that is no token: spec §9 wants exactly this one, whatever the brand or the theme. White on it reaches 2.6:1
 * only, so its text is dark in both themes (7.6:1).
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
