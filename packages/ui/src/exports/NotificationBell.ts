export { NotificationBell, type NotificationBellProps } from '../widgets/NotificationBell/NotificationBell.tsx';
export {
  NotificationList,
  type NotificationListProps,
  type NotificationRow,
} from '../widgets/NotificationList/NotificationList.tsx';
export { defaultNotificationLabels, type NotificationLabels } from '../widgets/NotificationList/labels.ts';
