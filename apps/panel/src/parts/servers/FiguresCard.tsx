import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Spark } from '@kronos/ui/Spark';
import { Text } from '@kronos/ui/Text';
import { useCallback, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { useWhileVisible } from '../../context/use-while-visible.ts';
import { createServerInsightStore } from './insight-store.ts';
import type { ShownServer } from './shown-server.ts';

/**
 * The interval at which nodes are sampled; a server that is not running, or cannot be followed, is read at the same
 * interval.
 */
const every = 10_000;

/** The figures of a server, sample by sample while it runs; otherwise the last known ones with their age. */
export function FiguresCard({ server: { id, status } }: ShownServer) {
  const store = useStore(createServerInsightStore);
  const { figures, live } = useSnapshot(store.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow(every);
  useEffect(() => store.show(id), [store, id]);
  useWhileVisible(
    every,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a server that has just started is followed at once
    useCallback((seen) => store.followFigures(id, seen), [store, id, status]),
  );

  const seen = figures.status === 'ready' ? figures.data : null;
  return (
    <Card
      title={t('server.figures')}
      description={
        live
          ? t('server.figures.live')
          : seen
            ? t('server.figures.at', { age: format.relative(seen.at, now) })
            : undefined
      }
    >
      {(figures.status === 'idle' || figures.status === 'loading') && (
        <SkeletonRegion label={t('server.figures.loading')}>
          <Skeleton width={60} />
        </SkeletonRegion>
      )}
      {figures.status === 'failed' && <Text tone="muted">{figures.reason(t)}</Text>}
      {figures.status === 'ready' && !seen && <Text tone="muted">{t('server.figures.none')}</Text>}
      {seen && (
        <DescriptionList
          layout="stacked"
          items={[
            {
              id: 'cpu',
              label: t('server.figures.cpu'),
              value: (
                <Inline gap={12}>
                  {cpuText(seen.cpu)}
                  {live && live.cpu.length > 1 && (
                    <Spark values={live.cpu} label={t('server.figures.cpuCourse')} width={160} />
                  )}
                </Inline>
              ),
            },
            {
              id: 'memory',
              label: t('server.figures.memory'),
              value: t('server.figures.memoryOf', {
                used: format.bytes(seen.memory_bytes),
                limit: format.bytes(seen.memory_limit_bytes),
              }),
            },
            {
              id: 'received',
              label: t('server.figures.received'),
              value: trafficText(seen.received_bytes, live?.receivedPerSecond),
            },
            { id: 'sent', label: t('server.figures.sent'), value: trafficText(seen.sent_bytes, live?.sentPerSecond) },
          ]}
        />
      )}
    </Card>
  );

  function cpuText(cores: number): string {
    return t('server.figures.cpuOf', { share: format.number(Math.round(cores * 100)) });
  }

  function trafficText(total: number, perSecond: number | null | undefined): string {
    return perSecond === null || perSecond === undefined
      ? format.bytes(total)
      : t('server.figures.traffic', { total: format.bytes(total), rate: format.bytes(perSecond) });
  }
}
