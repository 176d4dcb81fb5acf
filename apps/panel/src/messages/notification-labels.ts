import type { NotificationLabels } from '@kronos/ui/NotificationBell';
import type { Translate } from './create-messages.ts';

/** The kit's notification texts from the catalogue. */
export const notificationLabels = (t: Translate): NotificationLabels => ({
  bell: (unread) => t('inbox.bell', { unread }),
  title: t('inbox.title'),
  unread: t('inbox.unread'),
  loading: t('inbox.loading'),
  empty: t('inbox.empty'),
  markAll: t('inbox.markAll'),
  viewAll: t('inbox.viewAll'),
});
