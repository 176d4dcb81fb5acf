import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { ErrorState } from '@kronos/ui/ErrorState';
import { ServerIcon } from '@kronos/ui/icons';
import { LogViewer } from '@kronos/ui/LogViewer';
import { Stack } from '@kronos/ui/Stack';
import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useWhileVisible } from '../../context/use-while-visible.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { Callout } from '../Callout.tsx';
import { CardLoading } from '../../resource/CardLoading.tsx';
import type { ShownServer } from './shown-server.ts';
import { createServerInsightStore } from './insight-store.ts';

/** There is no event for a new line, so the log is polled. */
const every = 3000;

/** The log of a server, updated while it is shown. */
export function LogsTab({ server: { id, name } }: ShownServer) {
  const store = useStore(createServerInsightStore);
  const { log } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => store.show(id), [store, id]);
  useWhileVisible(
    every,
    useCallback(() => store.readLog(id), [store, id]),
  );

  if (log.status === 'failed')
    return <LoadFailure title={t('server.logs.failed')} reason={log.reason} onRetry={() => void store.readLog(id)} />;
  if (log.status !== 'ready') return <CardLoading label={t('server.logs.loading')} />;
  const { lines, failure } = log.data;
  const trouble = failure ?? (log.isStale ? t('server.logs.stale') : undefined);
  if (lines.length === 0)
    return trouble === undefined ? (
      <Card isFlush as="div">
        <EmptyState
          glyph={<ServerIcon size={24} />}
          title={t('server.logs.empty')}
          description={t('server.logs.emptyText')}
        />
      </Card>
    ) : (
      <ErrorState
        title={t('server.logs.failed')}
        description={trouble}
        onRetry={() => void store.readLog(id)}
        retryLabel={t('common.retry')}
      />
    );
  return (
    <Stack gap={16}>
      {trouble !== undefined && (
        <Callout tone="warning" label={t('server.notice')}>
          {trouble}
        </Callout>
      )}
      <LogViewer label={t('server.logs.of', { name })} lines={lines} height={560} />
    </Stack>
  );
}
