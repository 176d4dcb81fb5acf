import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './DescriptionList.css.ts';
import type { DescriptionListLayout } from './description-list-options.ts';

export interface DescriptionListItem {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The label of the fact. */
  label: ReactNode;
  /** The value. Write in words that a value is unknown. */
  value: ReactNode;
}

export interface DescriptionListProps
  extends Omit<HTMLAttributes<HTMLDListElement>, 'className' | 'style' | 'children'> {
  /** The facts, in the order in which they are read. */
  items: readonly DescriptionListItem[];
  /** The layout: `rows` for a column of facts, `stacked` for a few facts side by side. @default 'rows' */
  layout?: DescriptionListLayout | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

/**
 * A list of labels and values that describe one thing.
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
