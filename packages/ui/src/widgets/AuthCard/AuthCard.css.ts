import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
  },
  'page',
);

export const main = componentStyle(
  {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[24],
    // Near the middle, measured from the top: content that appears late below the card must not move a button under the pointer.
    paddingBlockStart: 'max(48px, 50dvh - 320px)',
    paddingBlockEnd: vars.space[48],
    paddingInline: vars.space[16],
    '@media': { [media.phone]: { paddingBlock: vars.space[32] } },
  },
  'main',
);

export const card = componentStyle(
  {
    display: 'grid',
    gap: vars.space[24],
    inlineSize: '100%',
    maxInlineSize: '400px',
    padding: vars.space[32],
    borderRadius: vars.radius.dialog,
    background: vars.color.panel,
    boxShadow: vars.shadow[2],
    '@media': {
      [media.phone]: { padding: vars.space[20] },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  'card',
);

export const titles = componentStyle({ display: 'grid', gap: vars.space[4] }, 'titles');

export const title = componentStyle(
  {
    fontSize: vars.fontSize[20],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.016em',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  'title',
);

export const description = componentStyle({ color: vars.color.textMuted }, 'description');

export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // A button is taller than the links next to it.
    alignItems: 'baseline',
    gap: vars.space[8],
    columnGap: vars.space[16],
    maxInlineSize: '400px',
    fontSize: vars.fontSize[13],
    color: vars.color.textMuted,
    textAlign: 'center',
  },
  'footer',
);
