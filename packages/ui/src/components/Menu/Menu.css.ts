import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import * as floating from '../../overlay/row.css.ts';
import { vars } from '../../theme/contract.css.ts';

const acrossAll = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' } as const;

export const section = componentStyle(acrossAll, 'section');

export const menu = componentStyle(
  {
    // Items share these columns, so that their labels line up whether or not each has an icon.
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    minInlineSize: '180px',
    padding: vars.space[4],
    outline: 'none',
    fontSize: vars.fontSize[14],
  },
  'menu',
);

export const item = [
  floating.row,
  componentStyle(
    {
      ...acrossAll,
      selectors: {
        '&[data-tone="danger"]:not([data-disabled])': { color: vars.color.danger.text },
        '&[data-tone="danger"][data-focused]': { background: vars.color.danger.soft },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&[data-tone="danger"]:not([data-disabled])': { color: 'CanvasText' },
            '&[data-tone="danger"][data-focused]': { background: 'Highlight', color: 'HighlightText' },
          },
        },
      },
    },
    'item',
  ),
].join(' ');

/** The description under the label, which wraps instead of being cut. */
export const description = [floating.note, componentStyle({ maxInlineSize: '240px' }, 'description')].join(' ');

const atEnd = componentStyle({ gridColumn: 3, justifySelf: 'end', marginInlineStart: vars.space[16] }, 'atEnd');

export const shortcut = [floating.note, atEnd].join(' ');

/** Shows that the item opens a submenu. */
export const onward = [floating.sign, atEnd].join(' ');

/** Icon or check mark. */
export const mark = componentStyle(
  {
    gridColumn: 1,
    display: 'inline-grid',
    marginInlineEnd: vars.space[8],
    placeItems: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    color: vars.color.textMuted,
    selectors: {
      '[data-tone="danger"] > &, [data-selected] > &': { color: 'inherit' },
      '[data-disabled] > &': { opacity: 0.6 },
    },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'mark',
);

export const texts = componentStyle({ gridColumn: 2, minInlineSize: 0, display: 'grid' }, 'texts');

export const separator = componentStyle(
  {
    gridColumn: '1 / -1',
    blockSize: '1px',
    marginBlock: vars.space[4],
    marginInline: `calc(-1 * ${vars.space[4]})`,
    border: 0,
    background: vars.color.line,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  },
  'separator',
);
