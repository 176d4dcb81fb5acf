import type { StatusOverview } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { ErrorState } from '@kronos/ui/ErrorState';
import { Heading } from '@kronos/ui/Heading';
import { Inline } from '@kronos/ui/Inline';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { Incidents } from './Incidents.tsx';
import { Maintenance } from './Maintenance.tsx';
import { Now } from './Now.tsx';
import { OwnNodes } from './OwnNodes.tsx';
import { stateTones } from './state-tones.ts';
import { createStatusStore } from './status-store.ts';

/** What matters to the viewer, before the list of all nodes. */
export function Overview() {
  const store = useStore(createStatusStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);

  if (read.status === 'failed')
    return (
      <Card title={t('status.now')}>
        <ErrorState
          level={3}
          title={t('status.overview.failed')}
          description={read.reason(t)}
          onRetry={() => void store.load()}
          retryLabel={t('common.retry')}
        />
      </Card>
    );
  if (read.status !== 'ready')
    return (
      <Card title={t('status.now')}>
        <SkeletonRegion label={t('status.overview.loading')}>
          <Skeleton width={60} />
          <Skeleton width={80} />
        </SkeletonRegion>
      </Card>
    );
  const shown = read.data as StatusOverview;
  return (
    <Stack gap={24}>
      <Now status={shown} />
      {shown.own.length > 0 && <OwnNodes status={shown} onSubscribe={store.subscribe} />}
      <Maintenance maintenance={shown.maintenance} />
      <Incidents incidents={shown.incidents} />
      {shown.cdn.length > 0 && (
        <Card title={t('status.cdn')}>
          <Inline gap={24}>
            {shown.cdn.map(({ id, name, state }) => (
              <StatusDot key={id} tone={stateTones[state]}>
                {`${name}: ${t(`status.state.${state}`)}`}
              </StatusDot>
            ))}
          </Inline>
        </Card>
      )}
      <Heading level={2}>{t('status.all')}</Heading>
    </Stack>
  );
}
