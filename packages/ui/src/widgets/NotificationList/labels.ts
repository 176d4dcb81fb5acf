/** The words of a `NotificationBell` and its `NotificationList`. */
export interface NotificationLabels {
  /** Name of the button, with the number of unread ones in words. */
  bell: (unread: number) => string;
  /** Name of the list. */
  title: string;
  /** Said before the title of an unread one. */
  unread: string;
  loading: string;
  /** Spec §2, to the letter. */
  empty: string;
  /** Spec §2, to the letter. */
  markAll: string;
  /** Spec §2, to the letter. */
  viewAll: string;
}

/** The English words. */
export const defaultNotificationLabels: NotificationLabels = {
  bell: (unread) => (unread === 0 ? 'Notifications, none unread' : `Notifications, ${unread} unread`),
  title: 'Notifications',
  unread: 'Unread',
  loading: 'Loading notifications',
  empty: 'No notifications',
  markAll: 'Mark all as read',
  viewAll: 'View all',
};
