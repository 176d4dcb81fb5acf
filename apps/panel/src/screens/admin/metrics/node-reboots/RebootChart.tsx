import type { NodeRebootMetrics } from '@kronos/api/contract';
import { useMemo } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { DaysChart } from '../../../../parts/metrics/DaysChart.tsx';

type Day = NodeRebootMetrics['days'][number];

/** When nodes restarted, and why. */
export function RebootChart({ metric: { days, from, to } }: { metric: NodeRebootMetrics }) {
  const t = useMessages();
  const series = useMemo(
    () => [
      { id: 'request', label: t('reboots.cause.request'), value: ({ request }: Day) => request },
      { id: 'planned', label: t('reboots.cause.planned'), value: ({ planned }: Day) => planned },
      { id: 'unplanned', label: t('reboots.cause.unplanned'), value: ({ unplanned }: Day) => unplanned },
      { id: 'failed', label: t('reboots.state.failed'), value: ({ failed }: Day) => failed },
    ],
    [t],
  );
  return (
    <DaysChart title={t('metrics.reboots.chart')} days={days} series={series} file={`node-reboots-${from}-${to}`} />
  );
}
