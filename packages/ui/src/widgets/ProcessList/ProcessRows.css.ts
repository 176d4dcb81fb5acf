import { componentStyle } from '../../css/component-style.ts';
import { pressableRow } from '../../css/pressable-row.ts';
import { vars } from '../../theme/contract.css.ts';

/** The text of the rows is aligned with the title above. */
export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[12]})`,
    padding: 0,
    listStyle: 'none',
  },
  'list',
);

export const row = componentStyle(
  {
    ...pressableRow,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: vars.space[4],
    fontSize: vars.fontSize[13],
  },
  'row',
);

export const quiet = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[12] }, 'quiet');

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
  },
  'command',
);
