import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { listRole } from '../../css/list-role.ts';
import type { LayoutElement, Space } from '../../css/spaces.ts';
import { sprinkles } from '../../css/sprinkles.css.ts';
import * as css from './Stack.css.ts';

export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;
export type StackAlignment = (typeof stackAlignments)[number];

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The content of the column. */
  children?: ReactNode;
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The space between elements. @default 16 */
  gap?: Space | undefined;
  /** The padding. @default 0 */
  padding?: Space | undefined;
  /** The alignment across the axis. @default 'stretch' */
  align?: StackAlignment | undefined;
}

/**
 * A layout of items in a column.
 * @example
 * <Stack gap={16}>{fields}</Stack>
 */
export function Stack({ as: Element = 'div', gap = 16, padding = 0, align = 'stretch', ...props }: StackProps) {
  return (
    <Element {...listRole(Element)} {...props} className={classes(css.stack, sprinkles({ gap, padding, align }))} />
  );
}
