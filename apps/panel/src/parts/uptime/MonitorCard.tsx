import type { UptimeMonitor } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { StatusDot } from '@kronos/ui/StatusDot';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { Loaded } from '../../resource/Loaded.tsx';
import { ActionButton } from '../ActionButton.tsx';
import { LastDays } from './LastDays.tsx';
import { MonitorDialog } from './MonitorDialog.tsx';
import { createUptimeStore, type UptimeStore } from './uptime-store.ts';
import { stateTones } from './words.ts';

/** Whether a node is up, with its last 90 days; or an offer to monitor it. */
export function MonitorCard({ id, alias }: { id: number; alias: string }) {
  const store = useStore(createUptimeStore);
  const { one } = store;
  const { record, isMissing } = useSyncExternalStore(one.subscribe, one.get);
  const t = useMessages();
  useEffect(() => one.show(id), [one, id]);

  return (
    <Card title={t('uptime.card')}>
      {isMissing ? (
        <Stack gap={16}>
          <Text tone="muted">{t('uptime.card.none')}</Text>
          <Inline>
            <ActionButton onPress={() => store.add(id)}>{t('uptime.monitor')}</ActionButton>
          </Inline>
        </Stack>
      ) : (
        <Loaded
          read={record}
          loading={t('uptime.card.loading')}
          failed={t('uptime.card.failed')}
          onRetry={() => void one.load()}
        >
          {(monitor) => <Monitored monitor={monitor} alias={alias} store={store} />}
        </Loaded>
      )}
    </Card>
  );
}

function Monitored({ monitor, alias, store }: { monitor: UptimeMonitor; alias: string; store: UptimeStore }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [asking, setAsking] = useState<'change' | 'stop'>();
  const close = () => setAsking(undefined);
  const { node, state, since, address, last_checked_at: checked, last_error: failure } = monitor;
  return (
    <Stack gap={16}>
      <Inline gap={12}>
        <StatusDot tone={stateTones[state]}>{t(`uptime.state.${state}`)}</StatusDot>
        {since !== null && <Text tone="muted">{t('uptime.sinceThen', { age: format.relative(since, now) })}</Text>}
      </Inline>
      <LastDays title={t('strip.title')} found={monitor} />
      <Text as="p" size={13} tone="muted">
        <bdi dir="ltr">{address}</bdi>
        {' · '}
        {checked === null ? t('strip.never') : t('uptime.checked', { age: format.relative(checked, now) })}
        {failure !== null && ` · ${failure}`}
      </Text>
      <Inline gap={8}>
        <Button onPress={() => setAsking('change')}>{t('uptime.change')}</Button>
        <Button onPress={() => setAsking('stop')}>{t('uptime.bulk.stop')}</Button>
      </Inline>
      {asking === 'change' && <MonitorDialog monitor={monitor} store={store} onClose={close} />}
      <ConfirmDialog
        title={t('uptime.stop.ask', { alias })}
        confirmLabel={t('uptime.bulk.stop')}
        isOpen={asking === 'stop'}
        onOpenChange={(isOpen) => isOpen || close()}
        onConfirm={() => void store.remove(node.id)}
      >
        {t('uptime.bulk.stop.askText')}
      </ConfirmDialog>
    </Stack>
  );
}
