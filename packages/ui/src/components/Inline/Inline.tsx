import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { listRole } from '../../css/list-role.ts';
import type { LayoutElement, Space } from '../../css/spaces.ts';
import { sprinkles } from '../../css/sprinkles.css.ts';
import * as css from './Inline.css.ts';

export const inlineAlignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
export type InlineAlignment = (typeof inlineAlignments)[number];

export const inlineJustifications = ['start', 'center', 'end', 'between'] as const;
export type InlineJustification = (typeof inlineJustifications)[number];

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** What stands in the line. */
  children?: ReactNode;
  /** The element it is. @default 'div' */
  as?: LayoutElement | undefined;
  /** Space between the things in it, and between its lines. @default 8 */
  gap?: Space | undefined;
  /** Space round them. @default 0 */
  padding?: Space | undefined;
  /** Where things stand across. @default 'center' */
  align?: InlineAlignment | undefined;
  /** Where things stand along the line. @default 'start' */
  justify?: InlineJustification | undefined;
  /** Keeps to one line; things in it must be able to shrink. @default false */
  isUnwrapped?: boolean | undefined;
}

/**
 * A layout of items in a row that wraps.
 * @example
 * <Inline gap={8}>{buttons}</Inline>
 */
export function Inline({
  as: Element = 'div',
  gap = 8,
  padding = 0,
  align = 'center',
  justify = 'start',
  isUnwrapped = false,
  ...props
}: InlineProps) {
  return (
    <Element
      {...listRole(Element)}
      {...props}
      className={classes(css.inline, isUnwrapped && css.unwrapped, sprinkles({ gap, padding, align, justify }))}
    />
  );
}
