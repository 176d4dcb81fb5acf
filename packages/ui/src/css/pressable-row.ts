import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRingInside } from './focus-ring.ts';

/** A button as wide as its list, whose own parts stand in a grid. */
export const pressableRow = {
  display: 'grid',
  columnGap: vars.space[12],
  inlineSize: '100%',
  boxSizing: 'border-box',
  margin: 0,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  lineHeight: vars.lineHeight.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.controlHover },
    '&[data-pressed]': { background: vars.color.controlPress },
    '&[data-focus-visible]': focusRingInside,
  },
} satisfies StyleRule;
