import type { Contract, Handlers } from '@kronos/api/contract';
import type { RebootMetrics } from '../domain/metrics/node-reboots.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the metrics of a period, for admins. */
export const adminMetricsHandlers = ({
  rebootMetrics,
}: {
  rebootMetrics: RebootMetrics;
}): Handlers<Contract, RequestContext>['adminMetrics'] => ({
  nodeReboots: ({ query }) => rebootMetrics.of(query),
});
