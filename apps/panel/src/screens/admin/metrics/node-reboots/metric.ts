import { adminMetrics } from '@kronos/api/routes/admin-metrics';
import { createMetricStore } from '../../../../parts/metrics/metric-store.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

/** What the restarts of nodes came to, read again after each. */
export function createRebootMetric(deps: Pick<StoreDeps, 'api' | 'clock' | 'signal' | 'follow'>) {
  const { adminMetrics: calls } = deps.api.extend({ adminMetrics });
  const store = createMetricStore((query, options) => calls.nodeReboots({ query }, options), deps);
  deps.follow('admin', 'node-reboots-changed', () => void store.refresh());
  // A restart that is under way comes to its end with its process.
  deps.follow('admin', 'process-updated', () => void store.refresh());
  return store;
}
