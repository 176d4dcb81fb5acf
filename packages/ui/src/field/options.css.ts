import { componentStyle } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The list under a field: at least as wide as the field, at most as tall as leaves the page in sight. */
export const list = componentStyle(
  {
    boxSizing: 'border-box',
    minInlineSize: 'var(--trigger-width)',
    maxInlineSize: '480px',
    maxBlockSize: '320px',
    padding: vars.space[4],
    overflow: 'auto',
    outline: 'none',
    fontSize: vars.fontSize[14],
  },
  'list',
);

export const option = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '32px',
    paddingInline: vars.space[8],
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    lineHeight: vars.lineHeight.text,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: vars.color.controlHover },
      '&[data-pressed]': { background: vars.color.controlPress },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px' },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'option',
);

export const texts = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' }, 'texts');

export const description = componentStyle(
  {
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'description',
);

export const mark = componentStyle(
  { display: 'inline-grid', placeItems: 'center', flex: 'none', inlineSize: '16px', color: vars.color.textMuted },
  'mark',
);

/** Stands in the list when there is nothing to choose. */
export const empty = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '32px',
    paddingInline: vars.space[8],
    color: vars.color.textMuted,
    lineHeight: vars.lineHeight.text,
  },
  'empty',
);
