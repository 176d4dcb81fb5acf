import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/heading-options.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'title'> {
  /** Icon of 24 px. */
  glyph: ReactNode;
  /** What this place is for, or that nothing was found. */
  title: ReactNode;
  /** Depth of the title in the page's outline. @default 2 */
  level?: HeadingLevel | undefined;
  /** One more line, only where the title is not enough. */
  description?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** Class for what the kit cannot know; counted in reviews. */
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
