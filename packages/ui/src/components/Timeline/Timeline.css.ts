import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { timelineTones } from './timeline-options.ts';

export const list = componentStyle({ padding: 0, listStyle: 'none' }, 'list');

export const event = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: vars.space[12],
    selectors: {
      '&:not(:last-child)': { paddingBlockEnd: vars.space[20] },
      // The line runs from one mark to the next.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '28px 4px',
        insetInlineStart: '11.5px',
        inlineSize: '1px',
        background: vars.color.line,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
    },
  },
  'event',
);

export const mark = recipe({
  base: inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius.full,
    // Without an icon the disc contains a dot.
    selectors: {
      '&:empty::before': {
        content: '""',
        inlineSize: '8px',
        blockSize: '8px',
        borderRadius: vars.radius.full,
        background: 'currentColor',
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' } },
  }),
  variants: {
    tone: variantsOf(timelineTones, (tone) => ({
      background: vars.color[tone].soft,
      color: vars.color[tone].text,
    })),
  },
});

export const body = componentStyle(
  { display: 'grid', gap: vars.space[4], minInlineSize: 0, paddingBlockStart: '2px', overflowWrap: 'anywhere' },
  'body',
);

export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[8],
    fontSize: vars.fontSize[14],
    lineHeight: '20px',
  },
  'head',
);

export const title = componentStyle({ color: vars.color.text }, 'title');

export const time = componentStyle(
  {
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  'time',
);

export const details = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[13] }, 'details');
