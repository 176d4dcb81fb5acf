import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[20],
    rowGap: vars.space[8],
    inlineSize: '100%',
    maxInlineSize: '1440px',
    marginInline: 'auto',
    paddingBlock: vars.space[16],
    paddingInline: vars.space[32],
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
    '@media': { [media.narrow]: { paddingInline: vars.space[16] } },
  },
  'footer',
);

export const links = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[16], padding: 0, listStyle: 'none' },
  'links',
);
