import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Badge.css.ts';
import type { BadgeTone, BadgeVariant } from './badge-options.ts';

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  /** The badge's text: one or two words, or a count. */
  children: ReactNode;
  /** The colour, by its meaning. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** The fill: `solid` stands out, for counts that need attention. @default 'soft' */
  variant?: BadgeVariant | undefined;
  /** An icon of 12 px before the text. */
  icon?: ReactNode;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A short label such as a type, a plan or a count. For a status that changes use `StatusDot`.
 * @example
 * <Badge tone="success">Paid</Badge>
 */
export function Badge({ children, tone = 'neutral', variant = 'soft', icon, UNSAFE_className, ...props }: BadgeProps) {
  return (
    <span {...props} className={classes(css.badge({ tone, variant }), UNSAFE_className)}>
      {icon}
      {children}
    </span>
  );
}
