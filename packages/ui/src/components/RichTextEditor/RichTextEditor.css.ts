import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

/** The field's box, which grows in height. */
export const frame = componentStyle(
  { selectors: { '&&': { blockSize: 'auto', flexDirection: 'column', alignItems: 'stretch', overflow: 'clip' } } },
  'frame',
);

/** As tall as the editor, so that nothing jumps when it has loaded. */
export const loading = componentStyle({ blockSize: '182px' }, 'loading');

export const toolbar = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    minBlockSize: '38px',
    padding: '3px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'toolbar',
);

export const group = componentStyle(
  {
    display: 'flex',
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.color.line}`, paddingInlineStart: vars.space[4] },
    },
  },
  'group',
);

export const tool = componentStyle(
  {
    selectors: {
      '&&': { marginInline: 0 },
      '&&[data-selected]': { background: vars.color.accent.soft, color: vars.color.accent.text },
      '&&[data-disabled]': { color: vars.color.textDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '&&, &&[data-hovered], &&[data-pressed]': { color: 'ButtonText' },
          '&&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
          '&&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'tool',
);

export const place = componentStyle({ display: 'grid', cursor: 'text' }, 'place');

export const area = componentStyle(
  {
    minBlockSize: '144px',
    maxBlockSize: '480px',
    padding: vars.space[12],
    overflow: 'auto',
    outline: 'none',
    // Required by ProseMirror: two spaces in a row must stay two.
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    selectors: {
      '&&': { fontSize: vars.size.field },
      '&[data-placeholder]::before': {
        content: 'attr(data-placeholder) / ""',
        float: 'inline-start',
        blockSize: 0,
        color: vars.color.textMuted,
      },
      '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
  'area',
);

globalStyle(`${area} .ProseMirror-selectednode`, {
  '@layer': { [layers.components]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

// ProseMirror's helper elements for a cursor where a browser would show none.
globalStyle(`${area} img.ProseMirror-separator`, {
  '@layer': { [layers.components]: { display: 'inline', inlineSize: 0, margin: 0, border: 0 } },
});

export const linkForm = componentStyle(
  { inlineSize: '320px', maxInlineSize: '100%', padding: vars.space[12] },
  'linkForm',
);
