import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover, PopoverTrigger } from '../../components/Popover/Popover.tsx';
import { BellIcon } from '../../icons/things.tsx';
import { defaultNotificationLabels, type NotificationLabels } from '../NotificationList/labels.ts';
import * as css from './NotificationBell.css.ts';

export interface NotificationBellProps {
  /** The number of all unread notifications. */
  unread: number;
  /** A `NotificationList`, or a function that receives `close`. It is mounted only while open. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** Whether the list is open, when the host controls it. */
  isOpen?: boolean | undefined;
  /** Called when the list opens or closes, such as to load the newest notifications. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The component's texts. @default English */
  labels?: Partial<Pick<NotificationLabels, 'bell' | 'title'>> | undefined;
}

/**
 * A button that shows the number of unread notifications and opens the newest of them.
 * @example
 * <NotificationBell unread={2}>{list}</NotificationBell>
 */
export function NotificationBell({ unread, children, isOpen, onOpenChange, labels: words }: NotificationBellProps) {
  const labels = { ...defaultNotificationLabels, ...words };
  return (
    <PopoverTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange ? { onOpenChange } : {})}>
      <span className={css.bell}>
        <IconButton label={labels.bell(unread)} icon={<BellIcon size={20} />} tooltipPlacement="bottom" />
        {unread > 0 && (
          <span className={css.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      <Popover label={labels.title} placement="bottom end">
        {children}
      </Popover>
    </PopoverTrigger>
  );
}
