import { NotificationModal } from '@kronos/ui/NotificationModal';
import { RichText } from '@kronos/ui/RichText';
import { useSnapshot } from 'valtio/react';
import { useApp, useUserScope } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';

/** One notification in full; links marked internal are opened without leaving the panel (spec §2). */
export function OpenedNotification() {
  const { location } = useApp();
  const { notifications } = useUserScope();
  const { opened } = useSnapshot(notifications.state);
  const format = useFormat();
  const now = useNow();
  if (!opened) return null;
  return (
    <NotificationModal
      isOpen
      onOpenChange={notifications.close}
      title={opened.title}
      when={format.relative(opened.created_at, now)}
      onInternalLink={location.navigate}
    >
      <RichText html={opened.content} />
    </NotificationModal>
  );
}
