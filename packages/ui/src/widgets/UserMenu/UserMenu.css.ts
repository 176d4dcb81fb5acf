import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const trigger = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: vars.size.control,
    maxInlineSize: '220px',
    padding: 0,
    paddingInline: vars.space[4],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.control },
      '&[data-pressed], &[aria-expanded="true"]': { background: vars.color.controlHover },
    },
  },
  'trigger',
);

export const name = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { display: 'none' } },
  },
  'name',
);

export const chevron = componentStyle(
  { flex: 'none', color: vars.color.textMuted, '@media': { [media.narrow]: { display: 'none' } } },
  'chevron',
);
