import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** The placeholder for missing content, also used for errors. */
export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: '440px',
  marginInline: 'auto',
  padding: `${vars.space[48]} ${vars.space[16]}`,
  textAlign: 'center',
});

export const glyph = recipe({
  base: inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    marginBottom: vars.space[16],
    borderRadius: vars.radius.panel,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: inComponents({ background: vars.color.control, color: vars.color.textMuted }),
      danger: inComponents({ background: vars.color.danger.soft, color: vars.color.danger.text }),
    },
  },
});

export const description = componentStyle({
  marginTop: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  textWrap: 'balance',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  marginTop: vars.space[20],
});
