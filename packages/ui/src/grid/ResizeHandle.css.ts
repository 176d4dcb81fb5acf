import { componentStyle } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';
import { cards } from './layout.ts';

export const resizeHandle = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-6px',
    zIndex: 1,
    inlineSize: '12px',
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '10px',
        insetInlineStart: '5px',
        inlineSize: '1px',
        background: vars.color.line,
        opacity: 0,
      },
      // Shown while the header is in use: lines at some columns only would read as groups.
      ':is(tr:hover, tr:focus-within) &::after': { opacity: 1 },
      '&:hover::after': { insetBlock: '6px', background: vars.color.lineStrong },
      '&:is(:focus-visible, [data-resizing])::after': {
        insetBlock: '4px',
        inlineSize: '2px',
        background: vars.color.focus,
      },
      '&[data-resizing]::after': { insetBlock: 0 },
    },
    '@media': {
      [media.touch]: {
        inlineSize: '24px',
        insetInlineEnd: '-12px',
        selectors: { '&::after': { opacity: 1 } },
      },
      [media.forcedColors]: {
        selectors: {
          '&::after': { background: 'CanvasText' },
          '&:is(:focus-visible, [data-resizing])::after': { background: 'Highlight' },
        },
      },
    },
    ...cards({ display: 'none' }),
  },
  'resizeHandle',
);
