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
    background: 'transparent',
    color: vars.color.text,
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

export const avatar = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius.full,
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.semibold,
    textTransform: 'uppercase',
    overflow: 'hidden',
    // Drawn and not written: as text they would be a visible name that differs from the spoken one.
    selectors: { '&:empty::before': { content: 'attr(data-initials)' } },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'avatar',
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
