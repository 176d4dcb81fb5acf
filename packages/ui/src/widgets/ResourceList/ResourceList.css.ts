import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({ display: 'grid', gap: vars.space[20], minInlineSize: 0 }, 'root');

export const tools = componentStyle({ display: 'grid', gap: vars.space[12], minInlineSize: 0 }, 'tools');

export const list = componentStyle(
  {
    minInlineSize: 0,
    transition: `opacity ${vars.motion.hover} ${vars.motion.curve}`,
    // The old values can still be read and used while the new ones are on their way.
    selectors: { '&[aria-busy="true"]': { opacity: 0.7 } },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-busy="true"]': { opacity: 1 } } } },
  },
  'list',
);

export const placeholder = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr 1fr',
    alignItems: 'center',
    gap: vars.space[24],
    minBlockSize: vars.size.row,
    paddingInline: vars.size.cardPadding,
    fontSize: vars.fontSize[14],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  'placeholder',
);
