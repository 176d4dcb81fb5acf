import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const header = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    blockSize: '56px',
    paddingInline: vars.space[20],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.panel,
    '@media': { [media.narrow]: { paddingInline: vars.space[12], gap: vars.space[8] } },
  },
  'header',
);

export const start = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[12], flex: 1, minInlineSize: 0 },
  'start',
);

export const end = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 'none',
    '@media': { [media.narrow]: { gap: 0 } },
  },
  'end',
);

export const menuButton = componentStyle(
  { display: 'none', '@media': { [media.narrow]: { display: 'block', marginInlineStart: '-4px' } } },
  'menuButton',
);
