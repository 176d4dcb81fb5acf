import { Button } from '@kronos/ui/Button';
import { EmptyState } from '@kronos/ui/EmptyState';
import { WarningIcon } from '@kronos/ui/icons';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useAdminScope, useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useNow } from '../../../context/use-now.ts';
import { connectionLabels, visibleState } from '../../../stores/connection-labels.ts';
import { Overview } from './Overview.tsx';
import { FiguresLoading } from '../../../parts/FiguresLoading.tsx';

/** The installation at a glance: servers by status, nodes up, the newest processes. */
export function Page() {
  const { connection } = useApp();
  const { adminDashboard } = useAdminScope();
  const { overview } = useSnapshot(adminDashboard.state);
  const link = visibleState(useSnapshot(connection.state));
  const t = useMessages();
  const format = useFormat();
  const now = useNow();

  useEffect(() => void adminDashboard.load(), [adminDashboard]);

  const detail = link && connectionLabels[link].detail;
  const time = overview.status === 'ready' ? format.moment(overview.at, now) : undefined;
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('admin.dashboard.title')}
        description={detail && [t(detail), time && t('admin.dashboard.updated', { time })].filter(Boolean).join(' ')}
      />
      {(overview.status === 'idle' || overview.status === 'loading') && (
        <FiguresLoading label={t('admin.dashboard.loading')} figures={8} />
      )}
      {overview.status === 'failed' && (
        <EmptyState
          role="alert"
          glyph={<WarningIcon size={24} />}
          title={t('admin.dashboard.failed.title')}
          description={overview.reason(t)}
          action={<Button onPress={() => void adminDashboard.load()}>{t('common.retry')}</Button>}
        />
      )}
      {overview.status === 'ready' && <Overview overview={overview.data} now={now} />}
    </Stack>
  );
}
