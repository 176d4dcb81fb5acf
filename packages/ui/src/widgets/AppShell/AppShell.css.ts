import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const shell = componentStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }, 'shell');

// An element scrolled into view must not be hidden under the header, nor under the floating element at the bottom.
globalStyle(`:root:has(${shell})`, {
  '@layer': {
    [layers.components]: {
      scrollPaddingBlock: 'calc(var(--kr-shell-top, 56px) + 16px) calc(var(--kr-shell-bottom, 0px) + 16px)',
    },
  },
});

export const top = componentStyle(
  { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.sticky, background: vars.color.panel },
  'top',
);

export const body = componentStyle({ flex: 1, display: 'flex', minInlineSize: 0 }, 'body');

export const side = componentStyle(
  {
    flex: 'none',
    position: 'sticky',
    insetBlockStart: 'var(--kr-shell-top, 56px)',
    blockSize: 'calc(100dvh - var(--kr-shell-top, 56px))',
    borderInlineEnd: `1px solid ${vars.color.line}`,
    background: vars.color.panel,
    '@media': { [media.narrow]: { display: 'none' } },
  },
  'side',
);

export const column = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    // The last row and the footer can always be scrolled clear of the floating element at the bottom.
    paddingBlockEnd: 'var(--kr-shell-bottom, 0px)',
  },
  'column',
);

export const main = componentStyle(
  {
    flex: 1,
    inlineSize: '100%',
    maxInlineSize: '1440px',
    marginInline: 'auto',
    paddingBlock: vars.space[24],
    paddingInline: vars.space[32],
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { [media.narrow]: { paddingInline: vars.space[16], paddingBlock: vars.space[20] } },
  },
  'main',
);
