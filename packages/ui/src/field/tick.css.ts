import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../css/component-style.ts';
import { focusRing } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The pressable line of a checkbox or switch: its mark and its text. */
export const line = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    minBlockSize: '24px',
    color: vars.color.text,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.text,
    cursor: 'pointer',
    selectors: {
      // The mark wears the ring.
      '&[data-focus-visible]': { outline: 'none' },
      '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: '44px', alignItems: 'center' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  'line',
);

/** Help and error stand under the words, not under the mark. */
export const below = recipe({
  base: inComponents({ display: 'grid', gap: vars.space[4], selectors: { '&:empty': { display: 'none' } } }),
  variants: {
    mark: {
      box: inComponents({ paddingInlineStart: '26px' }),
      track: inComponents({ paddingInlineStart: '42px' }),
    },
  },
});

const mark = {
  flex: 'none',
  marginBlockStart: '2px',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.panel,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.hover,
  transitionTimingFunction: vars.motion.curve,
  '@media': { [media.touch]: { marginBlockStart: 0 } },
} as const;

export const box = componentStyle(
  {
    ...mark,
    display: 'grid',
    placeItems: 'center',
    blockSize: '18px',
    inlineSize: '18px',
    borderRadius: vars.radius.inner,
    color: vars.color.accent.onSolid,
    selectors: {
      '[data-hovered] > &': { background: vars.color.controlHover },
      ':active:not([data-disabled], [data-readonly]) > &': { background: vars.color.controlPress },
      '[data-focus-visible] > &': focusRing,
      '[data-selected] > &, [data-indeterminate] > &': {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
      },
      '[data-selected][data-hovered] > &': { background: vars.color.accent.solidHover },
      '[data-invalid] > &': { borderColor: vars.color.danger.line },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      ...mark['@media'],
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonBorder',
        color: 'HighlightText',
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText' },
        },
      },
    },
  },
  'box',
);

export const track = componentStyle(
  {
    ...mark,
    blockSize: '20px',
    inlineSize: '34px',
    padding: '2px',
    marginBlockStart: '1px',
    borderRadius: vars.radius.full,
    selectors: {
      '[data-hovered] > &': { background: vars.color.controlHover },
      '[data-focus-visible] > &': focusRing,
      '[data-selected] > &': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
      '[data-selected][data-hovered] > &': { background: vars.color.accent.solidHover },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      ...mark['@media'],
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonBorder',
        selectors: {
          '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText' },
        },
      },
    },
  },
  'track',
);

export const thumb = componentStyle(
  {
    display: 'block',
    blockSize: '14px',
    inlineSize: '14px',
    borderRadius: vars.radius.full,
    background: vars.color.textMuted,
    transition: `translate ${vars.motion.hover} ${vars.motion.curve}, background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '[data-selected] > * > &': { translate: '14px', background: vars.color.accent.onSolid },
      '[dir="rtl"] [data-selected] > * > &': { translate: '-14px' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        background: 'ButtonText',
        selectors: { '[data-selected] > * > &': { background: 'HighlightText' } },
      },
    },
  },
  'thumb',
);
