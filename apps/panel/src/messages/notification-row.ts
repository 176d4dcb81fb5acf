import type { Notification } from '@kronos/api/contract';
import type { NotificationRow } from '@kronos/ui/NotificationBell';
import type { Snapshot } from 'valtio/vanilla';
import type { Format } from './format.ts';

/** The row of a notification in lists. */
export const notificationRow = (
  { id, title, has_read, created_at }: Snapshot<Notification>,
  { format, now }: { format: Format; now: number },
): NotificationRow => ({
  id,
  title,
  isRead: has_read,
  when: format.relative(created_at, now),
  dateTime: created_at,
});
