import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = recipe({
  base: inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    borderRadius: vars.radius.panel,
    color: vars.color.text,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      panel: inComponents({ background: vars.color.panel, boxShadow: vars.shadow[1] }),
      outline: inComponents({ boxShadow: `inset 0 0 0 1px ${vars.color.line}` }),
    },
  },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.size.cardPadding} ${vars.size.cardPadding} 0`,
});

export const titles = componentStyle({ minInlineSize: 0 });
export const description = componentStyle({
  marginTop: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[13],
});
// Buttons are higher than the title beside them and must not push the content down.
export const actions = componentStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlock: '-4px',
});

export const body = recipe({
  base: inComponents({ flex: '1 1 auto', minInlineSize: 0 }),
  variants: {
    isFlush: {
      true: inComponents({ overflow: 'clip', borderEndStartRadius: 'inherit', borderEndEndRadius: 'inherit' }),
      false: inComponents({ padding: vars.size.cardPadding }),
    },
    hasHeader: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { isFlush: true, hasHeader: true },
      style: inComponents({ marginTop: vars.space[12], borderTop: `1px solid ${vars.color.line}` }),
    },
    {
      variants: { isFlush: true, hasHeader: false },
      style: inComponents({ borderRadius: 'inherit' }),
    },
    {
      variants: { isFlush: false, hasHeader: true },
      style: inComponents({ paddingTop: vars.space[12] }),
    },
  ],
});

// The card's border replaces that of content with its own, such as a table.
globalStyle(
  `${body.classNames.variants.isFlush.true}[class] > *`,
  inComponents({ borderRadius: 'inherit', boxShadow: 'none' }),
);

export const footer = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.size.cardPadding}`,
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[13],
});
