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
  /** The content of the line. */
  children?: ReactNode;
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The space between elements and between lines. @default 8 */
  gap?: Space | undefined;
  /** The padding. @default 0 */
  padding?: Space | undefined;
  /** The alignment across the axis. @default 'center' */
  align?: InlineAlignment | undefined;
  /** The distribution along the line. @default 'start' */
  justify?: InlineJustification | undefined;
  /** Whether the elements stay on one line, where they must be able to shrink. @default false */
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
