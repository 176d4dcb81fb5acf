import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { FiguresLoading } from '../FiguresLoading.tsx';
import type { MetricStore } from './metric-store.ts';
import { lengthOf } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { usePeriod } from './use-period.ts';

interface MetricPageProps<M> {
  store: MetricStore<M>;
  title: string;
  description: string;
  children: (metric: M) => ReactNode;
}

/** A page of metrics: the period, and the figures for it. */
export function MetricPage<M>({ store, title, description, children }: MetricPageProps<M>) {
  const chosen = usePeriod();
  const view = useSyncExternalStore(store.subscribe, store.get);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { from, to } = chosen.period;
  useEffect(() => store.show({ from, to }), [store, from, to]);
  return (
    <Stack gap={24}>
      <PageHeader title={title} description={description} />
      <Stack gap={8}>
        <PeriodPicker {...chosen} />
        <Text tone="muted">{t('metrics.compared', { count: lengthOf(chosen.period) })}</Text>
      </Stack>
      {(view.status === 'idle' || view.status === 'loading') && (
        <FiguresLoading label={t('common.loading')} figures={4} hasNotes />
      )}
      {view.status === 'failed' && (
        <LoadFailure title={t('metrics.failed')} reason={view.reason} onRetry={() => void store.refresh()} />
      )}
      {view.status === 'ready' && view.isStale && (
        <Text tone="muted">{t('common.stale', { time: format.moment(view.at, now) })}</Text>
      )}
      {view.status === 'ready' && children(view.data)}
    </Stack>
  );
}
