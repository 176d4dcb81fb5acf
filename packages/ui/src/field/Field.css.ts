import { componentStyle } from '../css/component-style.ts';
import { media } from '../css/media.ts';
import { vars } from '../theme/contract.css.ts';

/** The root of a field: the label above, the help under the control, the error under that. */
export const field = componentStyle(
  // In a row of fields a taller one must not increase the space between this one's label and box.
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    inlineSize: '100%',
  },
  'field',
);

export const label = componentStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[8],
    fontSize: vars.fontSize[13],
    fontWeight: vars.fontWeight.medium,
    color: vars.color.text,
  },
  'label',
);

export const optional = componentStyle(
  { fontSize: vars.fontSize[12], fontWeight: vars.fontWeight.regular, color: vars.color.textMuted },
  'optional',
);

export const help = componentStyle(
  { display: 'block', fontSize: vars.fontSize[13], color: vars.color.textMuted },
  'help',
);

export const error = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    fontSize: vars.fontSize[13],
    color: vars.color.danger.text,
  },
  'error',
);

export const errorIcon = componentStyle({ flex: 'none', paddingBlockStart: vars.space[2] }, 'errorIcon');

/** The box that looks like the control; it may contain a button beside the input. */
export const box = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    blockSize: vars.size.control,
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.panel,
    color: vars.color.text,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.hover,
    transitionTimingFunction: vars.motion.curve,
    selectors: {
      '&:hover': { borderColor: vars.color.textMuted },
      '[data-readonly] > &': { borderColor: vars.color.line, background: 'none' },
      '[data-invalid] > &': {
        borderColor: vars.color.danger.line,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger.line}`,
      },
      '&:has(input:focus, textarea:focus, [role="spinbutton"]:focus, [contenteditable="true"]:focus)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
        borderColor: 'transparent',
      },
      // Refused and in focus: the ring goes round the red line.
      '[data-invalid] > &:has(input:focus, textarea:focus, [role="spinbutton"]:focus, [contenteditable="true"]:focus)':
        {
          outlineOffset: '1px',
          borderColor: vars.color.danger.line,
        },
      '[data-disabled] > &': {
        borderColor: vars.color.line,
        background: 'none',
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-invalid] > &': { borderWidth: '2px' },
          '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  'box',
);

export const input = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    paddingBlock: 0,
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
    color: 'inherit',
    fontSize: vars.size.field,
    cursor: 'inherit',
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      // Keeps an autofilled value readable in the dark theme: browsers paint their own pale background.
      '&:-webkit-autofill': {
        WebkitTextFillColor: vars.color.text,
        caretColor: vars.color.text,
        transition: 'background-color 9999s',
      },
      '&::-ms-reveal': { display: 'none' },
    },
  },
  'input',
);

export const adornment = componentStyle(
  { display: 'inline-flex', flex: 'none', paddingInlineStart: vars.space[12], color: vars.color.textMuted },
  'adornment',
);
