import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const groups = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    alignItems: 'start',
    columnGap: vars.space[32],
    rowGap: vars.space[24],
  },
  'groups',
);

export const title = componentStyle(
  {
    marginBlockEnd: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
  },
  'title',
);

export const list = componentStyle({ margin: 0 }, 'list');

export const line = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minBlockSize: '32px',
    fontSize: vars.fontSize[14],
  },
  'line',
);

export const keys = componentStyle({ flex: 'none' }, 'keys');
