import type { StatusEntry, StatusOverview } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Heading } from '@kronos/ui/Heading';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../context/app-context.ts';
import { TextLoading } from '../../../resource/CardLoading.tsx';
import { LoadFailure } from '../../../resource/LoadFailure.tsx';
import { Entries } from './Entries.tsx';
import { Incidents } from './Incidents.tsx';
import { Maintenance } from './Maintenance.tsx';
import { Now } from './Now.tsx';
import { OwnNodes } from './OwnNodes.tsx';
import { stateTones } from './state-tones.ts';
import { Subscription } from './Subscription.tsx';
import { createStatusStore } from './status-store.ts';

const isOver = ({ state }: StatusEntry) => state === 'resolved' || state === 'done';

/** What concerns the viewer, shown above the list of all nodes. */
export function Overview() {
  const store = useStore(createStatusStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);

  if (read.status !== 'ready')
    return (
      <Card title={t('status.now')}>
        {read.status === 'failed' ? (
          <LoadFailure
            level={3}
            title={t('status.overview.failed')}
            reason={read.reason}
            onRetry={() => void store.load()}
          />
        ) : (
          <TextLoading label={t('status.overview.loading')} />
        )}
      </Card>
    );
  const shown = read.data as StatusOverview;
  const open = shown.entries.filter((entry) => !isOver(entry));
  return (
    <Stack gap={24}>
      <Now status={shown} />
      <Entries entries={open} />
      {shown.own.length > 0 ? (
        <OwnNodes status={shown} onSubscribe={store.subscribe} />
      ) : (
        <Card title={t('status.notices')}>
          <Subscription hasServers={false} isSubscribed={shown.is_subscribed} onSubscribe={store.subscribe} />
        </Card>
      )}
      {(shown.maintenance.length > 0 || open.every(({ kind }) => kind !== 'maintenance')) && (
        <Maintenance maintenance={shown.maintenance} />
      )}
      <Incidents incidents={shown.incidents} />
      <Entries entries={shown.entries.filter(isOver)} />
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
