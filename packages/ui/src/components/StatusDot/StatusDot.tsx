import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './StatusDot.css.ts';
import type { StatusTone } from './status-options.ts';

export interface StatusDotProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  /** The status as a word; the shape and the colour only repeat it. */
  children: ReactNode;
  /** The colour and shape, by their meaning. @default 'neutral' */
  tone?: StatusTone | undefined;
  /** Whether the status is about to change, which makes the dot pulse. @default false */
  isBusy?: boolean | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A status shown by word, shape and colour, so that nothing depends on the colour alone.
 * @example
 * <StatusDot tone="success">Running</StatusDot>
 */
export function StatusDot({ children, tone = 'neutral', isBusy = false, UNSAFE_className, ...props }: StatusDotProps) {
  return (
    <span {...props} className={classes(css.root, UNSAFE_className)}>
      <svg className={css.dot({ tone, isBusy })} viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {shapes[tone]}
      </svg>
      <span>{children}</span>
    </span>
  );
}

/** Disc, half disc, triangle, diamond, ring: distinguishable without colour. */
const shapes: Record<StatusTone, ReactNode> = {
  success: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  info: (
    <>
      <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 1.75a3.25 3.25 0 0 1 0 6.5z" fill="currentColor" />
    </>
  ),
  warning: (
    <path d="M5 1.4 9 8.6H1z" fill="currentColor" stroke="currentColor" strokeWidth="1" strokeLinejoin="round" />
  ),
  danger: (
    <path
      d="M5 1.2 8.8 5 5 8.8 1.2 5z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  ),
  neutral: <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};
