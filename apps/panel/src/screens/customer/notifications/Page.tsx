import { Card } from '@kronos/ui/Card';
import { NotificationList } from '@kronos/ui/NotificationBell';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Pagination } from '@kronos/ui/Pagination';
import { Stack } from '@kronos/ui/Stack';
import { ToggleButton, ToggleButtonGroup } from '@kronos/ui/ToggleButton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../../../context/app-context.ts';
import { useAddress } from '../../../context/use-address.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useNow } from '../../../context/use-now.ts';
import type { NotificationQuery } from '../../../stores/notifications.ts';
import { customerRoutes } from '../../../routes/areas/customer.ts';
import { href } from '../../../routes/href.ts';
import { notificationLabels } from '../../../messages/notification-labels.ts';
import { notificationRow } from '../../../messages/notification-row.ts';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';

/** All notifications of the user, with page and filter in the address. */
export function Page() {
  const { location } = useApp();
  const { notifications } = useUserScope();
  const { page: list, unread } = useSnapshot(notifications.state);
  const { page, filter } = queryOf(useAddress().search);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();

  useEffect(() => void notifications.loadPage({ page, filter }), [notifications, page, filter]);

  const go = (next: Partial<NotificationQuery>) => location.navigate(addressOf({ page, filter, ...next }));
  const shown = list.status === 'ready' ? list.data : undefined;
  const labels = notificationLabels(t);
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('inbox.title')}
        description={t('inbox.description', { unread })}
        actions={
          <ToggleButtonGroup
            label={t('inbox.filter.label')}
            selectedKeys={[filter]}
            onSelectionChange={([chosen]) => go({ page: 1, filter: chosen === 'unread' ? 'unread' : 'all' })}
          >
            <ToggleButton id="all">{t('inbox.filter.all')}</ToggleButton>
            <ToggleButton id="unread">{t('inbox.filter.unread')}</ToggleButton>
          </ToggleButtonGroup>
        }
      />
      {list.status === 'failed' ? (
        <LoadFailure
          title={t('inbox.failed')}
          reason={list.reason}
          onRetry={() => void notifications.loadPage({ page, filter })}
        />
      ) : (
        <Card isFlush as="div">
          <NotificationList
            width="full"
            notifications={shown?.data.map((notification) => notificationRow(notification, { format, now }))}
            hasUnread={unread > 0}
            onOpen={(id) => void notifications.open(Number(id))}
            onMarkAllRead={() => void notifications.markAllRead()}
            labels={{ ...labels, empty: filter === 'unread' ? t('inbox.emptyUnread') : labels.empty }}
          />
        </Card>
      )}
      {shown && shown.meta.last_page > 1 && (
        <Pagination
          page={page}
          pageSize={shown.meta.per_page}
          total={shown.meta.total}
          onPageChange={(next) => go({ page: next })}
        />
      )}
    </Stack>
  );
}

function queryOf(search: string): NotificationQuery {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    filter: query.get('filter') === 'unread' ? 'unread' : 'all',
  };
}

function addressOf({ page, filter }: NotificationQuery): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (filter === 'unread') query.set('filter', filter);
  const search = query.toString();
  return search === '' ? href(customerRoutes.notifications) : `${href(customerRoutes.notifications)}?${search}`;
}
