import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { listRole } from '../../css/list-role.ts';
import type { LayoutElement, Space } from '../../css/spaces.ts';
import { sprinkles } from '../../css/sprinkles.css.ts';
import * as css from './Grid.css.ts';
import type { GridColumns, GridMinimum } from './grid-options.ts';

/** One number of columns for every width, or one for each of the widths from 0, 640 and 1024 px. */
export type ResponsiveColumns = GridColumns | { base: GridColumns; medium?: GridColumns; wide?: GridColumns };

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The content of the cells. */
  children?: ReactNode;
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The space between rows and columns. @default 16 */
  gap?: Space | undefined;
  /** The padding. @default 0 */
  padding?: Space | undefined;
  /** The minimum column width in pixels, when the number of columns follows from the width. @default 280 */
  minimum?: GridMinimum | undefined;
  /** A fixed number of equal columns; wins over `minimum`. */
  columns?: ResponsiveColumns | undefined;
}

/**
 * A layout of equal columns.
 * @example
 * <Grid columns={3} gap={16}>{cards}</Grid>
 */
export function Grid({ as: Element = 'div', gap = 16, padding = 0, minimum = 280, columns, ...props }: GridProps) {
  const look = columns === undefined ? css.grid({ minimum }) : css.grid();
  return <Element {...listRole(Element)} {...props} className={classes(look, sprinkles({ gap, padding, columns }))} />;
}
