import { defineEndpoints } from './define.ts';
import { metricsQuery, nodeRebootMetrics } from './schemas/metrics.ts';

/** Metrics of a period for admins: figures, days and rankings. */
export const adminMetrics = defineEndpoints({
  nodeReboots: {
    method: 'GET',
    path: '/api/admin/metrics/node-reboots',
    who: 'admin',
    owner: 'house',
    query: metricsQuery,
    sample: { query: { from: '2026-01-01', to: '2026-01-31' } },
    response: nodeRebootMetrics,
    source: 'screens',
    summary:
      'Returns the restarts of nodes in a period of UTC days, by day and cause and by node, compared with the period before.',
  },
});
