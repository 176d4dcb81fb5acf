import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/heading-options.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title'> {
  /** An icon of 24 px. */
  glyph: ReactNode;
  /** The title: what belongs here, or that nothing was found. */
  title: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: HeadingLevel | undefined;
  /** A second line, if the title is not enough. */
  description?: ReactNode;
  /** The one action that helps, as a button or a link. */
  action?: ReactNode;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A placeholder for a place without content: one icon, one sentence and one action.
 * @example
 * <EmptyState glyph={icon} title="No servers yet" />
 */
export function EmptyState({
  glyph,
  title,
  level = 2,
  description,
  action,
  UNSAFE_className,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} className={classes(css.root, UNSAFE_className)}>
      <div className={css.glyph({ tone: 'neutral' })} aria-hidden="true">
        {glyph}
      </div>
      <Heading level={level} size={16}>
        {title}
      </Heading>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {action !== undefined && <div className={css.actions}>{action}</div>}
    </div>
  );
}
