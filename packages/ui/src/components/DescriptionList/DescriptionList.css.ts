import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

const narrow = '(max-width: 399px)';

/** The layout depends on the width of the container, not of the window. */
export const place = componentStyle({ containerType: 'inline-size' }, 'place');

export const list = recipe({
  base: inComponents({ fontSize: vars.fontSize[14] }),
  variants: {
    layout: {
      rows: {},
      stacked: inComponents({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
        columnGap: vars.space[24],
        rowGap: vars.space[16],
      }),
    },
  },
});

export const pair = recipe({
  base: inComponents({ minInlineSize: 0 }),
  variants: {
    layout: {
      rows: inComponents({
        display: 'grid',
        // A value stands near its name, however wide the list is.
        gridTemplateColumns: 'clamp(120px, 33%, 240px) minmax(0, 1fr)',
        gap: vars.space[16],
        paddingBlock: '10px',
        selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
        '@container': { [narrow]: { gridTemplateColumns: '1fr', gap: vars.space[2] } },
        '@media': { [media.forcedColors]: { selectors: { '& + &': { borderColor: 'CanvasText' } } } },
      }),
      stacked: inComponents({ display: 'grid', alignContent: 'start', gap: vars.space[2] }),
    },
  },
});

export const term = recipe({
  base: inComponents({ color: vars.color.textMuted }),
  variants: { layout: { rows: {}, stacked: inComponents({ fontSize: vars.fontSize[13] }) } },
});

export const value = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'value');
