import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ringInside } from './focus-ring.ts';

/** A button as wide as its list, whose own elements form a grid. */
export const pressableRow = {
  display: 'grid',
  columnGap: vars.space[12],
  inlineSize: '100%',
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  fontSize: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ...ringInside,
  selectors: {
    '&[data-hovered]': { background: vars.color.controlHover },
    '&[data-pressed]': { background: vars.color.controlPress },
  },
} satisfies StyleRule;
