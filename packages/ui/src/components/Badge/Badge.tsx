import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Badge.css.ts';
import type { BadgeTone, BadgeVariant } from './badge-options.ts';

export interface BadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  /** One or two words, or a count. */
  children: ReactNode;
  /** What its colour says. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** Solid calls out, for counts that want attention. @default 'soft' */
  variant?: BadgeVariant | undefined;
  /** Icon of 12 px before the words. */
  icon?: ReactNode;
  /** Class for what the kit cannot know; counted in reviews. */
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
