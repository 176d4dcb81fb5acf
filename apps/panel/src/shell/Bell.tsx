import { ErrorState } from '@kronos/ui/ErrorState';
import { NotificationBell, NotificationList } from '@kronos/ui/NotificationBell';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import { customerRoutes } from '../routes/areas/customer.ts';
import { href } from '../routes/href.ts';
import { notificationLabels } from '../messages/notification-labels.ts';
import { notificationRow } from '../messages/notification-row.ts';

/** The number of unread notifications, the newest five, and one in full (spec §2 "Notification dropdown"). */
export function Bell() {
  use(useApp().messages.ensure('inbox'));
  const { notifications } = useUserScope();
  const { unread, newest } = useSnapshot(notifications.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const labels = notificationLabels(t);
  const shown = newest.status === 'ready' ? newest.data : undefined;

  return (
    <NotificationBell
      unread={unread}
      labels={labels}
      onOpenChange={(isOpen) => void (isOpen && notifications.loadNewest())}
    >
      {({ close }) => (
        <NotificationList
          notifications={shown?.map((notification) => notificationRow(notification, { format, now }))}
          hasUnread={unread > 0}
          onOpen={(id) => {
            close();
            void notifications.open(Number(id));
          }}
          onMarkAllRead={() => void notifications.markAllRead()}
          viewAllHref={href(customerRoutes.notifications)}
          onViewAll={close}
          labels={labels}
          error={newest.status === 'failed' ? <Failed onRetry={() => void notifications.loadNewest()} /> : undefined}
        />
      )}
    </NotificationBell>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return <ErrorState title={t('inbox.failed')} level={3} onRetry={onRetry} retryLabel={t('common.retry')} />;
}
