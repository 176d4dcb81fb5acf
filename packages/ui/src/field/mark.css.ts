import { componentStyle } from '../css/component-style.ts';
import { focusRing } from '../css/focus-ring.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

const chosen = '[data-selected] > &, [data-indeterminate] > &';

/** The common styles of checkbox, radio and switch: the mark shows the states of its line. */
export const mark = componentStyle(
  {
    flex: 'none',
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.panel,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.hover,
    transitionTimingFunction: vars.motion.curve,
    selectors: {
      '[data-hovered] > &': { background: vars.color.controlHover },
      '[data-pressed] > &, :active:not([data-disabled], [data-readonly]) > &': { background: vars.color.controlPress },
      '[data-focus-visible] > &': focusRing,
      [chosen]: { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
      '[data-selected][data-hovered] > &': { background: vars.color.accent.solidHover },
      '[data-invalid] > &': { borderColor: vars.color.danger.line },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonBorder',
        color: 'HighlightText',
        selectors: {
          '[data-hovered] > &, [data-pressed] > &': { background: 'Canvas', borderColor: 'Highlight' },
          '[data-invalid] > &': { borderColor: 'CanvasText' },
          [chosen]: { background: 'Highlight', borderColor: 'Highlight' },
          '[data-selected][data-hovered] > &': { background: 'Highlight' },
          '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText' },
          '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': { background: 'GrayText' },
        },
      },
    },
  },
  'mark',
);

const atFirstLine = { marginBlockStart: '2px', '@media': { [media.touch]: { marginBlockStart: 0 } } } as const;

const small = { ...atFirstLine, display: 'grid', placeItems: 'center', blockSize: '18px', inlineSize: '18px' } as const;

/** The square of a checkbox. */
export const box = [
  mark,
  componentStyle({ ...small, borderRadius: vars.radius.inner, color: vars.color.accent.onSolid }, 'box'),
].join(' ');

/** The ring of a radio button; its dot shows by size, not by colour alone. */
export const ring = [
  mark,
  componentStyle(
    {
      ...small,
      borderRadius: vars.radius.full,
      selectors: {
        '&::after': {
          content: '',
          blockSize: '8px',
          inlineSize: '8px',
          borderRadius: vars.radius.full,
          background: vars.color.accent.onSolid,
          opacity: 0,
        },
        '[data-selected] > &::after': { opacity: 1 },
      },
      '@media': {
        ...small['@media'],
        [media.forcedColors]: { selectors: { '&::after': { background: 'HighlightText' } } },
      },
    },
    'ring',
  ),
].join(' ');

/** The track of a switch. */
export const track = [
  mark,
  componentStyle(
    {
      ...atFirstLine,
      marginBlockStart: '1px',
      blockSize: '20px',
      inlineSize: '34px',
      padding: '2px',
      borderRadius: vars.radius.full,
    },
    'track',
  ),
].join(' ');

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
        selectors: {
          '[data-disabled] > * > &': { background: 'GrayText' },
          '[data-selected] > * > &': { background: 'HighlightText' },
        },
      },
    },
  },
  'thumb',
);
