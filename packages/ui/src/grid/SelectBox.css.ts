import { componentStyle } from '../css/component-style.ts';
import { focusRing } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

export const select = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    userSelect: 'none',
  },
  'select',
);

/** Covers the whole cell as a press target, over the visible box. */
export const selectInput = componentStyle(
  { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'pointer' },
  'selectInput',
);

export const selectBox = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.inner,
    background: vars.color.panel,
    color: vars.color.accent.onSolid,
    selectors: {
      ':checked + &, :indeterminate + &': {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
      },
      ':focus-visible + &': focusRing,
      ':disabled + &': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonBorder',
        color: 'HighlightText',
        selectors: {
          ':checked + &, :indeterminate + &': { background: 'Highlight', borderColor: 'Highlight' },
        },
      },
    },
  },
  'selectBox',
);
