import { EmptyState } from '@kronos/ui/EmptyState';
import { InfoIcon } from '@kronos/ui/icons';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { MetricPage } from '../../../../parts/metrics/MetricPage.tsx';
import { createRebootMetric } from './metric.ts';
import { Figures } from './Figures.tsx';
import { RebootChart } from './RebootChart.tsx';
import { NodesByReboots } from './NodesByReboots.tsx';

/** The figures on restarts of nodes (spec §2, /app/admin/metrics/node-reboots). */
export function Page() {
  const store = useStore(createRebootMetric);
  const t = useMessages();
  return (
    <MetricPage store={store} title={t('metrics.reboots.title')} description={t('metrics.reboots.text')}>
      {(metric) => (
        <>
          <Figures metric={metric} />
          {metric.totals.reboots === 0 ? (
            <EmptyState
              glyph={<InfoIcon size={24} />}
              title={t('metrics.reboots.empty')}
              description={t('metrics.reboots.emptyText')}
            />
          ) : (
            <>
              <RebootChart metric={metric} />
              <NodesByReboots metric={metric} />
            </>
          )}
        </>
      )}
    </MetricPage>
  );
}
