import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Depends on the width of the list, not of the screen. */
const wide = '(min-width: 600px)';

export const list = componentStyle({ containerType: 'inline-size', padding: 0, listStyle: 'none' }, 'list');

export const row = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    columnGap: vars.space[16],
    rowGap: vars.space[2],
    minBlockSize: vars.size.row,
    paddingBlock: vars.space[8],
    paddingInline: vars.size.cardPadding,
    fontSize: vars.fontSize[13],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@container': { [wide]: { gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 160px) 104px' } },
  },
  'row',
);

export const status = componentStyle({ gridColumn: 1, gridRow: 1 }, 'status');

export const command = componentStyle(
  {
    gridColumn: '1 / -1',
    // A command runs from left to right in every language, but is aligned like its neighbours.
    direction: 'ltr',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    overflowWrap: 'anywhere',
    background: 'none',
    '@container': {
      [wide]: {
        gridColumn: 2,
        gridRow: 1,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
  },
  'command',
);

export const node = componentStyle(
  {
    gridColumn: '1 / -1',
    color: vars.color.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [wide]: { gridColumn: 3 } },
  },
  'node',
);

export const when = componentStyle(
  {
    gridColumn: 2,
    gridRow: 1,
    textAlign: 'end',
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    '@container': { [wide]: { gridColumn: 4 } },
  },
  'when',
);

export const empty = componentStyle({ padding: vars.size.cardPadding, color: vars.color.textMuted }, 'empty');
