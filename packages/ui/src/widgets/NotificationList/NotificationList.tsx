import type { ReactNode } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonRegion } from '../../components/Skeleton/SkeletonRegion.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { defaultNotificationLabels, type NotificationLabels } from './labels.ts';
import * as css from './NotificationList.css.ts';

export interface NotificationRow {
  /** An id that is unique in the list. It is never shown. */
  id: string | number;
  /** The title, in one line. */
  title: string;
  /** The relative time, such as `3 minutes ago`. */
  when: string;
  /** The exact time as ISO 8601. */
  dateTime?: string | undefined;
  /** Whether the notification was opened or marked as read. */
  isRead: boolean;
}

export interface NotificationListProps {
  /** The notifications; undefined while they load. */
  notifications?: readonly NotificationRow[] | undefined;
  /** Called when a notification is opened, to show it in a `NotificationModal`. */
  onOpen: (id: NotificationRow['id']) => void;
  /** Called when all notifications are marked as read. */
  onMarkAllRead: () => void;
  /** The address of the page with all notifications; omit it on that page. */
  viewAllHref?: string | undefined;
  /** Called when the user follows that link, such as to close the dropdown. */
  onViewAll?: (() => void) | undefined;
  /** Whether all can be marked as read. @default whether one of the shown ones is unread */
  hasUnread?: boolean | undefined;
  /** The width: that of a dropdown, or that of the container. @default dropdown */
  width?: 'dropdown' | 'full' | undefined;
  /** The content in place of the list, such as a message that it could not be loaded. */
  error?: ReactNode;
  /** The component's texts. @default English, exactly as specified */
  labels?: Partial<NotificationLabels> | undefined;
}

/** As many placeholders as the dropdown has rows (spec §2). */
const placeholders = [80, 60, 80, 40, 60] as const;

/**
 * The newest notifications, with a link to all of them.
 * @example
 * <NotificationList notifications={rows} onOpen={open} onMarkAllRead={markAll} />
 */
export function NotificationList({
  notifications,
  onOpen,
  onMarkAllRead,
  viewAllHref,
  onViewAll,
  hasUnread = notifications?.some(({ isRead }) => !isRead) ?? false,
  width = 'dropdown',
  error,
  labels: words,
}: NotificationListProps) {
  const labels = { ...defaultNotificationLabels, ...words };
  return (
    <div className={css.root[width]}>
      <div className={css.head}>
        <Heading level={2} size={14}>
          {labels.title}
        </Heading>
        <Button size="small" tone="quiet" isDisabled={!hasUnread} onPress={onMarkAllRead}>
          {labels.markAll}
        </Button>
      </div>
      {error ?? <Rows notifications={notifications} onOpen={onOpen} labels={labels} />}
      {viewAllHref && (
        <div className={css.foot}>
          <Link isStandalone href={viewAllHref} {...(onViewAll ? { onPress: onViewAll } : {})}>
            {labels.viewAll}
          </Link>
        </div>
      )}
    </div>
  );
}

function Rows({
  notifications,
  onOpen,
  labels,
}: Pick<NotificationListProps, 'notifications' | 'onOpen'> & { labels: NotificationLabels }) {
  if (!notifications) {
    return (
      <SkeletonRegion label={labels.loading}>
        <div className={css.list}>
          {placeholders.map((width, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the items never move
            <div key={place} className={css.placeholder}>
              <Skeleton width={width} />
              <Skeleton width={20} />
            </div>
          ))}
        </div>
      </SkeletonRegion>
    );
  }
  if (notifications.length === 0) return <p className={css.empty}>{labels.empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without bullets
    <ul role="list" aria-label={labels.title} className={css.list}>
      {notifications.map(({ id, title, when, dateTime, isRead }) => (
        <li key={id}>
          <PlainButton className={css.item} {...(isRead ? {} : { 'data-unread': true })} onPress={() => onOpen(id)}>
            {!isRead && (
              <>
                <span className={css.dot} aria-hidden="true" />
                <span className={visuallyHidden}>{`${labels.unread}: `}</span>
              </>
            )}
            <span className={css.title}>{title}</span>
            <time className={css.when} dateTime={dateTime}>
              {when}
            </time>
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
