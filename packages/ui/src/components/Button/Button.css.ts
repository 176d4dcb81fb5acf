import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../css/component-style.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/contract.css.ts';

// Each tone defines its colours once; the states use them.
const rest = createVar();
const hover = createVar();
const press = createVar();
const ink = createVar();
const edge = createVar();

const solid = (tone: typeof vars.color.accent) =>
  inComponents({
    vars: {
      [rest]: tone.solid,
      [hover]: tone.solidHover,
      [press]: tone.solidPress,
      [ink]: tone.onSolid,
      // A brand colour may be as dark or as light as the page: a border in the text's colour still shows the shape.
      [edge]: `color-mix(in srgb, ${tone.onSolid} 10%, transparent)`,
    },
  });

export const button = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: vars.space[8],
    width: 'fit-content',
    border: 0,
    borderRadius: vars.radius.control,
    background: rest,
    color: ink,
    boxShadow: `inset 0 0 0 1px ${edge}`,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.hover} ${vars.motion.curve}, color ${vars.motion.hover} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { background: hover },
      '&[data-pressed]': { background: press },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': {
        background: vars.color.control,
        color: vars.color.textDisabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        selectors: {
          '&[data-hovered]': { borderColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    tone: {
      accent: solid(vars.color.accent),
      danger: solid(vars.color.danger),
      neutral: inComponents({
        vars: {
          [rest]: vars.color.control,
          [hover]: vars.color.controlHover,
          [press]: vars.color.controlPress,
          [ink]: vars.color.text,
          [edge]: vars.color.line,
        },
      }),
      quiet: inComponents({
        vars: {
          [rest]: 'transparent',
          [hover]: vars.color.control,
          [press]: vars.color.controlHover,
          [ink]: vars.color.text,
          [edge]: 'transparent',
        },
        selectors: { '&[data-disabled]': { background: 'none' } },
      }),
    },
    size: {
      small: inComponents({
        height: vars.size.controlSmall,
        paddingInline: '10px',
        gap: '6px',
        borderRadius: '6px',
        fontSize: vars.fontSize[13],
      }),
      medium: inComponents({
        height: vars.size.control,
        paddingInline: vars.size.controlPadding,
        fontSize: vars.fontSize[14],
      }),
    },
    isWide: { true: inComponents({ inlineSize: '100%' }) },
    isIconOnly: { true: {} },
  },
  compoundVariants: [
    {
      variants: { isIconOnly: true, size: 'small' },
      style: inComponents({ width: vars.size.controlSmall, paddingInline: 0 }),
    },
    {
      variants: { isIconOnly: true, size: 'medium' },
      style: inComponents({ width: vars.size.control, paddingInline: 0 }),
    },
  ],
});

/** The label keeps its place while the spinner covers it, so that a pending button is as wide as before. */
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const text = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: vars.lineHeight.text });

export const pending = componentStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
