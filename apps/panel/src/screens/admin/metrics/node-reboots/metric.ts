import { adminMetrics } from '@kronos/api/routes/admin-metrics';
import { createMetricStore } from '../../../../parts/metrics/metric-store.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** The figures on restarts of nodes, read again after each restart. */
export function createRebootMetric(deps: Pick<StoreDeps, 'api' | 'clock' | 'signal' | 'follow'>) {
  const { adminMetrics: calls } = deps.api.extend({ adminMetrics });
  const store = createMetricStore((query, options) => calls.nodeReboots({ query }, options), deps);
  deps.follow('admin', 'node-reboots-changed', () => void store.refresh());
  // A restart under way ends with its process.
  deps.follow('admin', 'process-updated', () => void store.refresh());
  return store;
}
