import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Shaped like a field, because it opens one; on small screens it shows only the icon. */
export const button = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: '220px',
    blockSize: vars.size.control,
    paddingInline: `${vars.space[12]} ${vars.space[8]}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.panel,
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    lineHeight: 1,
    cursor: 'pointer',
    transition: `color ${vars.motion.hover} ${vars.motion.curve}, border-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.textMuted, color: vars.color.text },
      '&[data-pressed]': { background: vars.color.control },
    },
    '@media': {
      [media.narrow]: {
        minInlineSize: 0,
        inlineSize: vars.size.control,
        padding: 0,
        justifyContent: 'center',
        border: 0,
        background: 'none',
        color: vars.color.text,
      },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  },
  'button',
);

export const text = componentStyle(
  {
    flex: 1,
    textAlign: 'start',
    // Still the button's name.
    '@media': {
      [media.narrow]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
  'text',
);

export const keys = componentStyle({ '@media': { [`${media.narrow}, ${media.touch}`]: { display: 'none' } } }, 'keys');
