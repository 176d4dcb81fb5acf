import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './DescriptionList.css.ts';
import type { DescriptionListLayout } from './description-list-options.ts';

export interface DescriptionListItem {
  /** Tells it from the others; never shown. */
  id: string;
  /** What it is. */
  label: ReactNode;
  /** How it is. What is unknown says so in words. */
  value: ReactNode;
}

export interface DescriptionListProps
  extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style' | 'children'> {
  /** The facts, in the order in which they are read. */
  items: readonly DescriptionListItem[];
  /** Rows for a column of facts, stacked for a few facts side by side. @default 'rows' */
  layout?: DescriptionListLayout | undefined;
  /** Class for what the kit cannot know; counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A list of terms and values that describe one thing.
 * @example
 * <DescriptionList items={[{ id: 'plan', label: 'Plan', value: 'Large' }]} />
 */
export function DescriptionList({ items, layout = 'rows', UNSAFE_className, ...props }: DescriptionListProps) {
  return (
    <div className={css.place}>
      <dl {...props} className={classes(css.list({ layout }), UNSAFE_className)}>
        {items.map(({ id, label, value }) => (
          <div key={id} className={css.pair({ layout })}>
            <dt className={css.term({ layout })}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
