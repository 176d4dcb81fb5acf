import type { Contract, Handlers } from '@kronos/api/contract';
import type { Nodes } from '../domain/nodes/nodes.ts';
import type { Processes } from '../domain/processes/processes.ts';
import { tallyByStatus } from '../domain/servers/tally.ts';
import type { Servers } from '../domain/servers/servers.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Of nodes and of processes: for more there are their lists. */
const shown = 10;

/** The figures of the admins' first page. */
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
