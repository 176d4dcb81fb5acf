import type { NotificationRow } from './NotificationList.tsx';

/** Two unread notifications and one that was read. */
export const sampleNotifications: readonly NotificationRow[] = [
  {
    id: 5,
    title: 'A backup of cinema is ready',
    when: '3 minutes ago',
    dateTime: '2026-11-21T10:01:00Z',
    isRead: false,
  },
  { id: 4, title: 'Maintenance of falkenstein-1 on Sunday night', when: '2 hours ago', isRead: false },
  { id: 3, title: 'Your invitation was accepted', when: 'yesterday', isRead: true },
];
