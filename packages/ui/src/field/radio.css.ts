import { componentStyle } from '../css/component-style.ts';
import { focusRing } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The ring of a radio; its dot grows from nothing, by size and not by colour alone. */
export const ring = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    blockSize: '18px',
    inlineSize: '18px',
    marginBlockStart: '2px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    background: vars.color.panel,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.hover,
    transitionTimingFunction: vars.motion.curve,
    selectors: {
      '&::after': {
        content: '',
        blockSize: '8px',
        inlineSize: '8px',
        borderRadius: vars.radius.full,
        background: vars.color.accent.onSolid,
        opacity: 0,
      },
      '[data-hovered] > &': { background: vars.color.controlHover },
      '[data-pressed] > &': { background: vars.color.controlPress },
      '[data-focus-visible] > &': focusRing,
      '[data-invalid] > &': { borderColor: vars.color.danger.line },
      '[data-selected] > &': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
      '[data-selected][data-hovered] > &': { background: vars.color.accent.solidHover },
      '[data-selected] > &::after': { opacity: 1 },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      [media.touch]: { marginBlockStart: 0 },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonBorder',
        selectors: {
          '&::after': { background: 'HighlightText' },
          '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText' },
        },
      },
    },
  },
  'ring',
);
