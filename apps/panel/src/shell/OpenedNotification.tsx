import type { Notification } from '@kronos/api/contract';
import { NotificationModal } from '@kronos/ui/NotificationModal';
import { RichText } from '@kronos/ui/RichText';
import type { Snapshot } from 'valtio/vanilla';
import { useApp } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';

interface OpenedNotificationProps {
  notification: Snapshot<Notification>;
  onClose: () => void;
}

/** One notification in full; links marked internal are followed without leaving the page (spec §2). */
export function OpenedNotification({ notification, onClose }: OpenedNotificationProps) {
  const { location } = useApp();
  const format = useFormat();
  const now = useNow();
  return (
    <NotificationModal
      isOpen
      onOpenChange={onClose}
      title={notification.title}
      when={format.relative(notification.created_at, now)}
      onInternalLink={location.navigate}
    >
      <RichText html={notification.content} />
    </NotificationModal>
  );
}
