import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { ringInside } from '../../css/focus-ring.ts';
import { fadeIn, fadeOut, rise } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { modalWidths } from './sizes.ts';

/** The scrim. Its height follows the visual viewport, so that a phone's keyboard never covers a dialog's footer. */
export const overlay = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: 'var(--visual-viewport-height)',
    zIndex: vars.z.modal,
    display: 'grid',
    placeItems: 'center',
    background: vars.color.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.enter} ${vars.motion.curve}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.exit} ${vars.motion.curve} forwards` },
    },
  },
  'overlay',
);

export const modal = recipe({
  base: inComponents({
    ...floating,
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: `calc(var(--visual-viewport-height) - 48px)`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow[4],
    overflow: 'hidden',
    selectors: {
      '&[data-entering]': { animation: `${rise} ${vars.motion.enter} ${vars.motion.curveEnter}` },
      '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.exit} ${vars.motion.curve} forwards` },
    },
    '@media': {
      [media.phone]: {
        maxInlineSize: 'none',
        blockSize: '100%',
        maxBlockSize: 'none',
        outline: 'none',
        borderRadius: 0,
        boxShadow: 'none',
      },
    },
  }),
  variants: {
    /** On a phone as high as its message, at the lower edge where the thumb is. */
    isSheet: {
      true: inComponents({
        '@media': {
          [media.phone]: {
            alignSelf: 'end',
            blockSize: 'auto',
            maxBlockSize: `calc(var(--visual-viewport-height) - 48px)`,
            borderStartStartRadius: vars.radius.dialog,
            borderStartEndRadius: vars.radius.dialog,
            boxShadow: vars.shadow[4],
          },
        },
      }),
    },
    /** Of one height, whatever it shows: where there is less room, the room that there is. */
    isSteady: {
      true: inComponents({ '@media': { '(min-width: 480px)': { blockSize: '840px' } } }),
    },
    size: Object.fromEntries(
      Object.entries(modalWidths).map(([size, px]) => [
        size,
        inComponents({
          maxInlineSize: `min(${px}px, calc(100vw - 48px))`,
          '@media': { [media.phone]: { maxInlineSize: 'none' } },
        }),
      ]),
    ) as Record<keyof typeof modalWidths, ReturnType<typeof inComponents>>,
  },
});

export const dialog = componentStyle(
  {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    outline: 'none',
    fontSize: vars.fontSize[14],
  },
  'dialog',
);

// A form may hold body and footer, so that its submit button can stand in the footer.
globalStyle(`${dialog} > form`, {
  '@layer': {
    [layers.components]: {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: 0,
      minBlockSize: 0,
      maxInlineSize: 'none',
    },
  },
});

export const header = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    paddingBlockStart: vars.space[24],
    paddingBlockEnd: vars.space[12],
    paddingInline: vars.space[24],
    '@media': { [media.phone]: { paddingInline: vars.space[16], paddingBlockStart: vars.space[16] } },
  },
  'header',
);

export const titles = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[4] }, 'titles');

export const title = componentStyle(
  {
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
  },
  'title',
);

export const description = componentStyle({ color: vars.color.textMuted }, 'description');

/** Aligns the close button with the title's first line. */
export const close = componentStyle({ flex: 'none', marginBlock: '-3px', marginInlineEnd: '-8px' }, 'close');

export const body = componentStyle(
  {
    // Over the shell: what sticks in a dialog sticks to its own edge.
    vars: { '--kr-shell-top': '0px' },
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[20],
    paddingInline: vars.space[24],
    overflowWrap: 'anywhere',
    ...ringInside,
    selectors: { '&:last-child': { paddingBlockEnd: vars.space[24] } },
    '@media': { [media.phone]: { paddingInline: vars.space[16] } },
  },
  'body',
);

export const footer = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    paddingBlock: vars.space[16],
    paddingInline: vars.space[24],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.phone]: {
        paddingInline: vars.space[16],
        paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
      },
    },
  },
  'footer',
);
