import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** Seven steps have to fit into a card on the smallest phone. */
const gap = 'min(8px, 1.4cqi)';
const few = '(max-width: 559px)';

const wide = '(min-width: 900px)';
const upright = '[data-orientation="vertical"]';

export const place = componentStyle(
  {
    containerType: 'inline-size',
    // A narrow column still has room for the labels.
    '@media': { [wide]: { selectors: { [`&${upright}`]: { containerType: 'normal' } } } },
  },
  'place',
);

export const list = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap,
    padding: 0,
    listStyle: 'none',
    '@media': { [wide]: { selectors: { [`${upright} > &`]: { flexDirection: 'column', gap: 0 } } } },
  },
  'list',
);

/** The line to the next step belongs to the step before it, and takes the remaining width. */
export const step = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap,
    minInlineSize: 0,
    selectors: {
      '&:not(:last-child)': { flex: '1 1 auto' },
      '&:not(:last-child)::after': {
        content: '""',
        flex: '1 1 0',
        blockSize: '1px',
        marginBlockStart: '14px',
        background: vars.color.lineStrong,
        opacity: 0.6,
      },
      '&[data-state="done"]:not(:last-child)::after': { background: vars.color.accent.line, opacity: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:not(:last-child)::after, &[data-state="done"]:not(:last-child)::after': { background: 'CanvasText' },
        },
      },
      [wide]: {
        selectors: {
          [`${upright} > * > &`]: { position: 'relative', flex: 'none', paddingBlockEnd: vars.space[20] },
          [`${upright} > * > &:not(:last-child)::after`]: {
            position: 'absolute',
            insetBlock: `32px ${vars.space[4]}`,
            insetInlineStart: '13px',
            inlineSize: '1px',
            blockSize: 'auto',
            marginBlockStart: 0,
          },
        },
      },
    },
  },
  'step',
);

export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.textMuted,
    fontSize: vars.fontSize[14],
    textAlign: 'start',
    selectors: {
      'button&': { cursor: 'pointer' },
      '&[data-hovered]': { color: vars.color.text },
      '[data-state="current"] > &, [data-state="error"] > &': { color: vars.color.text },
    },
  },
  'item',
);

export const mark = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' } },
  }),
  variants: {
    state: {
      done: inComponents({ background: vars.color.accent.soft, color: vars.color.accent.text }),
      current: inComponents({
        background: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      }),
      error: inComponents({ background: vars.color.danger.soft, color: vars.color.danger.text }),
      next: inComponents({ boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`, color: vars.color.textMuted }),
    },
  },
});

export const texts = componentStyle(
  {
    display: 'grid',
    minInlineSize: 0,
    paddingBlockStart: '3px',
    '@container': { [few]: { display: 'none' } },
  },
  'texts',
);

export const label = componentStyle(
  { fontWeight: vars.fontWeight.medium, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'label',
);

export const description = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize[12] }, 'description');

/** In narrow places only the numbers and, below them, the label of the current step remain. */
export const open = componentStyle(
  {
    display: 'none',
    marginBlockStart: vars.space[8],
    fontWeight: vars.fontWeight.medium,
    '@container': { [few]: { display: 'block' } },
  },
  'open',
);
