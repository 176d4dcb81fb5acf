import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxWidth: '440px',
  marginInline: 'auto',
  padding: `${vars.space[48]} ${vars.space[16]}`,
  textAlign: 'center',
});

export const glyph = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginBottom: vars.space[16],
  borderRadius: vars.radius.panel,
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
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

export const details = componentStyle({
  marginTop: vars.space[16],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  overflowWrap: 'anywhere',
});
