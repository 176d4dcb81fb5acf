import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import {
  GridList as RACGridList,
  GridListItem as RACGridListItem,
  type GridListItemProps as RACGridListItemProps,
  type GridListProps as RACGridListProps,
} from 'react-aria-components/GridList';
import { Text } from 'react-aria-components/Text';
import { box } from '../../field/mark.css.ts';
import { CheckIcon } from '../../icons/actions.tsx';
import * as css from './GridList.css.ts';

export interface GridListProps<T>
  extends Omit<
    RACGridListProps<T>,
    'className' | 'style' | 'render' | 'slot' | 'layout' | 'selectionBehavior' | 'renderEmptyState' | 'aria-label'
  > {
  /** The name of the list, such as "Devices". */
  label: string;
  /** The text of the empty list. */
  emptyText: string;
}

/**
 * A list whose items can be selected and can contain buttons. For columns use `Table`.
 * @example
 * <GridList label="Keys" emptyText="No keys"><GridListItem id="a">Key A</GridListItem></GridList>
 */
export function GridList<T>({ label, emptyText, ...props }: GridListProps<T>) {
  return (
    <RACGridList<T>
      {...props}
      aria-label={label}
      className={css.list}
      renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
    />
  );
}

export interface GridListItemProps extends Omit<RACGridListItemProps, 'className' | 'style' | 'render' | 'children'> {
  /** The item's text. */
  children: string;
  /** A line under the text. */
  description?: ReactNode;
  /** An icon or an `Avatar` before the text. */
  icon?: ReactNode;
  /** The content at the end of the item, such as a status or buttons. */
  end?: ReactNode;
}

/**
 * One item of a `GridList`.
 * @example
 * <GridListItem id="a">Key A</GridListItem>
 */
export function GridListItem({ children, description, icon, end, ...props }: GridListItemProps) {
  return (
    <RACGridListItem {...props} textValue={props.textValue ?? children} className={css.item}>
      {({ selectionMode, selectionBehavior }) => (
        <>
          <span className={css.lead}>
            {selectionMode === 'multiple' && selectionBehavior === 'toggle' && (
              <Checkbox slot="selection" className={css.tick}>
                {({ isSelected }) => <span className={box}>{isSelected && <CheckIcon />}</span>}
              </Checkbox>
            )}
            {icon !== undefined && <span className={css.icon}>{icon}</span>}
            <span className={css.texts}>
              <span>{children}</span>
              {description !== undefined && (
                <Text slot="description" className={css.description}>
                  {description}
                </Text>
              )}
            </span>
          </span>
          {end !== undefined && <span className={css.end}>{end}</span>}
        </>
      )}
    </RACGridListItem>
  );
}
