import type { Contract, Handlers } from '@kronos/api/contract';
import type { Nodes } from '../domain/nodes/nodes.ts';
import type { Processes } from '../domain/processes/processes.ts';
import { tallyByStatus } from '../domain/servers/tally.ts';
import type { Servers } from '../domain/servers/servers.ts';
import type { RequestContext } from '../http/request-context.ts';

/** The number of nodes and of processes shown: their lists show more. */
const shown = 10;

/** Handlers of the admin dashboard. */
export function adminDashboardHandlers(deps: {
  servers: Servers;
  nodes: Nodes;
  processes: Processes;
}): Handlers<Contract, RequestContext>['adminDashboard'] {
  return {
    async show() {
      const [counts, nodes, processes] = await Promise.all([
        deps.servers.countByStatus(),
        deps.nodes.overview(shown),
        deps.processes.recent(shown),
      ]);
      return {
        servers: tallyByStatus(counts),
        nodes: {
          ...nodes,
          data: nodes.data.map(({ seenAt, ...node }) => ({ ...node, seen_at: seenAt?.toISOString() ?? null })),
        },
        processes,
      };
    },
  };
}
