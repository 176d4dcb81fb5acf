import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Heading.css.ts';
import { type HeadingLevel, type HeadingSize, sizeOfLevel } from './heading-options.ts';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> {
  /** The text of the heading. */
  children: ReactNode;
  /** The heading level. Do not skip levels. */
  level: HeadingLevel;
  /** The size in pixels, when it should differ from that of the level. @default by level: 24, 20, 16, 14 */
  size?: HeadingSize | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
  /** The heading's element. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * A title in the outline of the page.
 * @example
 * <Heading level={2}>Storage</Heading>
 */
export function Heading({ level, size = sizeOfLevel[level], UNSAFE_className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} className={classes(css.heading({ size }), UNSAFE_className)} />;
}
