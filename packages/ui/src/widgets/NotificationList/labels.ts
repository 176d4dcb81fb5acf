/** The texts of a `NotificationBell` and its `NotificationList`. */
export interface NotificationLabels {
  /** The name of the button, with the number of unread notifications in words. */
  bell: (unread: number) => string;
  /** The name of the list. */
  title: string;
  /** The text before the title of an unread notification, for screen readers. */
  unread: string;
  loading: string;
  /** Text quoted from spec §2. */
  empty: string;
  /** Text quoted from spec §2. */
  markAll: string;
  /** Text quoted from spec §2. */
  viewAll: string;
}

/** The English texts. */
export const defaultNotificationLabels: NotificationLabels = {
  bell: (unread) => (unread === 0 ? 'Notifications, none unread' : `Notifications, ${unread} unread`),
  title: 'Notifications',
  unread: 'Unread',
  loading: 'Loading notifications',
  empty: 'No notifications',
  markAll: 'Mark all as read',
  viewAll: 'View all',
};
