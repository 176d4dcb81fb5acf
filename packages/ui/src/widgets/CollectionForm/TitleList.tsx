import { type ReactNode, type Ref, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { MediaTitle } from './collection.ts';
import * as css from './TitleList.css.ts';

interface TitleListProps {
  label: string;
  titles: readonly MediaTitle[];
  /** Returns the name of a row. */
  nameOf: (title: MediaTitle) => string;
  height: 'low' | 'high';
  /** Renders the content before the name of a title. */
  renderStart?: ((title: MediaTitle, at: number) => ReactNode) | undefined;
  /** Renders the content at the end of a row. */
  renderEnd: (title: MediaTitle, at: number) => ReactNode;
  /** Called with the id of a row that was pressed. */
  onAction?: ((id: string) => void) | undefined;
  empty?: ReactNode;
  dragAndDropHooks?: DragAndDropHooks | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The number of titles beyond which only those in view are drawn. Shorter lists need no measuring. */
const most = 50;
const layoutOptions = { estimatedRowHeight: 41, dropIndicatorThickness: 2 };

/** A list of titles with buttons. */
export function TitleList({
  label,
  titles,
  nameOf,
  height,
  renderStart,
  renderEnd,
  onAction,
  empty,
  dragAndDropHooks,
  ref,
}: TitleListProps) {
  // Stays true when titles are removed: otherwise the rows would be recreated, and one of them has the focus.
  const [isLong, setLong] = useState(false);
  if (titles.length > most && !isLong) setLong(true);
  const list = (
    <GridList
      ref={ref}
      aria-label={label}
      className={css.list({ height })}
      renderEmptyState={() => <div className={css.empty}>{empty}</div>}
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
      {...(dragAndDropHooks && { dragAndDropHooks })}
    >
      {titles.map((title, at) => (
        <GridListItem
          key={title.id}
          id={title.id}
          textValue={nameOf(title)}
          className={css.row({
            isFirst: at === 0,
            isPressable: onAction !== undefined,
            isMovable: dragAndDropHooks !== undefined,
          })}
        >
          {renderStart?.(title, at)}
          <span className={css.name}>
            <bdi>{title.title}</bdi>
            {title.year !== null && <span className={css.year}>{title.year}</span>}
          </span>
          <span className={css.end}>{renderEnd(title, at)}</span>
        </GridListItem>
      ))}
    </GridList>
  );
  if (!isLong) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {list}
    </Virtualizer>
  );
}
