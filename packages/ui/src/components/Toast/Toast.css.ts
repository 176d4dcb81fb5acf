import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { focusRing, ringInside } from '../../css/focus-ring.ts';
import { fadeOut } from '../../css/keyframes.css.ts';
import { media } from '../../css/media.ts';
import { variantsOf } from '../../css/variants.ts';
import { floating } from '../../overlay/floating.ts';
import { vars } from '../../theme/contract.css.ts';
import { toastTones } from './create-toaster.ts';

const enter = keyframes({ from: { opacity: 0, transform: `translateX(${vars.motion.travel})` } });
const enterRtl = keyframes({ from: { opacity: 0, transform: `translateX(calc(-1 * ${vars.motion.travel}))` } });
const leave = keyframes({ to: { opacity: 0, gridTemplateRows: '0fr' } });

/** Covers the page without catching pointer events, so that both corners are one landmark. */
export const region = componentStyle(
  { position: 'fixed', inset: 0, zIndex: vars.z.toast, pointerEvents: 'none' },
  'region',
);

/** The shell sets the space for its header and bars at the top, and for its floating button at the bottom. */
export const stack = recipe({
  base: inComponents({
    position: 'absolute',
    insetInlineEnd: 0,
    display: 'flex',
    inlineSize: '412px',
    maxInlineSize: '100%',
    maxBlockSize: 'calc(100dvh - var(--kr-shell-top, 0px) - var(--kr-shell-bottom, 0px))',
    paddingInline: vars.space[16],
    listStyle: 'none',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
  }),
  variants: {
    position: {
      // A stack scrolls and therefore clips: the side away from the corner leaves room for the last shadow.
      'top-right': inComponents({
        insetBlockStart: 'var(--kr-shell-top, 0px)',
        flexDirection: 'column',
        paddingBlock: `${vars.space[12]} ${vars.space[48]}`,
      }),
      'bottom-right': inComponents({
        insetBlockEnd: 'var(--kr-shell-bottom, 0px)',
        flexDirection: 'column-reverse',
        paddingBlock: `${vars.space[48]} ${vars.space[12]}`,
      }),
    },
  },
});

export const item = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    gridTemplateRows: '1fr',
    pointerEvents: 'auto',
    animation: `${enter} ${vars.motion.enter} ${vars.motion.curveEnter}`,
    selectors: {
      '&:dir(rtl)': { animationName: enterRtl },
      '&[data-closing], &[data-closing]:dir(rtl)': {
        animation: `${leave} ${vars.motion.exit} ${vars.motion.curve} forwards`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: { '&[data-closing], &[data-closing]:dir(rtl)': { animationName: fadeOut } },
      },
    },
  },
  'item',
);

/** The button that leads to the folded toasts. */
export const more = componentStyle({ flex: 'none', marginBlock: vars.space[4], pointerEvents: 'auto' }, 'more');

/** Its height, including the space below, collapses during the exit, so that the others move up smoothly. */
export const fold = componentStyle(
  { minBlockSize: 0, selectors: { '[data-closing] > &': { overflow: 'hidden' } } },
  'fold',
);

export const toast = componentStyle(
  {
    ...floating,
    boxShadow: vars.shadow[3],
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    columnGap: vars.space[12],
    marginBlock: vars.space[4],
    paddingBlock: vars.space[12],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
    borderRadius: vars.radius.panel,
    fontSize: vars.fontSize[14],
    selectors: { '&:focus-visible': { ...focusRing, ...ringInside } },
  },
  'toast',
);

export const mark = recipe({
  base: inComponents({ paddingBlockStart: '1px' }),
  variants: {
    tone: variantsOf(toastTones, (tone) => ({ color: vars.color[tone].text })),
  },
});

export const content = componentStyle(
  { gridColumn: 2, minInlineSize: 0, display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' },
  'content',
);

export const title = componentStyle(
  { display: 'flex', alignItems: 'baseline', gap: vars.space[8], fontWeight: vars.fontWeight.medium },
  'title',
);

export const count = componentStyle(
  {
    flex: 'none',
    paddingInline: '6px',
    borderRadius: vars.radius.full,
    background: vars.color.neutral.soft,
    color: vars.color.neutral.text,
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'count',
);

export const text = componentStyle({ fontSize: vars.fontSize[13], color: vars.color.textMuted }, 'text');

export const action = componentStyle({ paddingBlockStart: vars.space[8] }, 'action');

export const dismiss = componentStyle({ gridColumn: 3, gridRow: 1, marginBlock: '-3px' }, 'dismiss');
