import { componentStyle } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const output = componentStyle(
  {
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  'output',
);

/** Taller than it looks, as a target for touch, with room for the thumb at both ends. */
export const track = componentStyle(
  {
    position: 'relative',
    blockSize: '24px',
    marginInline: '9px',
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: '-9px',
        insetBlockStart: '50%',
        blockSize: '4px',
        translate: '0 -50%',
        borderRadius: vars.radius.full,
        background: vars.color.controlPress,
      },
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { blockSize: '44px' },
      [media.forcedColors]: { forcedColorAdjust: 'none', selectors: { '&::before': { background: 'ButtonText' } } },
    },
  },
  'track',
);

/** React Aria gives the fill the height of the track, so the line is drawn within it. */
export const fill = componentStyle(
  {
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '50%',
        blockSize: '4px',
        translate: '0 -50%',
        borderRadius: vars.radius.full,
        background: vars.color.accent.mark,
      },
      '&[data-disabled]::before': { background: vars.color.lineStrong, opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { background: 'Highlight' },
          '&[data-disabled]::before': { background: 'GrayText', opacity: 1 },
        },
      },
    },
  },
  'fill',
);

/** Begins where the track begins, which is before the thumb's first position. */
export const fromStart = componentStyle(
  { selectors: { [`${fill}&::before`]: { insetInlineStart: '-9px' } } },
  'fromStart',
);

export const thumb = componentStyle(
  {
    insetBlockStart: '50%',
    blockSize: '18px',
    inlineSize: '18px',
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.accent.mark}`,
    background: vars.color.panel,
    boxShadow: vars.shadow[1],
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.accent.soft },
      '&[data-dragging]': { background: vars.color.accent.mark },
      '&[data-disabled]': { borderColor: vars.color.lineStrong, background: vars.color.control, boxShadow: 'none' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Highlight',
        background: 'Canvas',
        selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
      },
    },
  },
  'thumb',
);
