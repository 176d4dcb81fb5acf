/** What the house tells people: bell, list, announcement. Quoted texts are spec §2, to the letter. */
export default {
  'inbox.title': 'Notifications',
  'inbox.bell': '{unread, plural, =0{Notifications, none unread} other{Notifications, # unread}}',
  'inbox.unread': 'Unread',
  'inbox.loading': 'Loading notifications',
  'inbox.empty': 'No notifications',
  'inbox.emptyUnread': 'You have read everything',
  'inbox.markAll': 'Mark all as read',
  'inbox.viewAll': 'View all',
  'inbox.failed': 'The notifications could not be loaded',
  'inbox.filter.label': 'Show',
  'inbox.filter.all': 'All',
  'inbox.filter.unread': 'Unread only',
  'inbox.description': '{unread, plural, =0{Nothing unread} other{# unread}}',
  'inbox.announcement.dontShowAgain': "Don't show this again",
  'inbox.announcement.close': 'Close',
} as const;
