import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { NodeMachines } from '../domain/nodes/machines.ts';
import { defaultPerPage, pageMetaOf, pageOf } from '../domain/paging.ts';
import type { Processes } from '../domain/processes/processes.ts';
import type { BlastRadiusOf } from '../domain/servers/blast-radius.ts';
import type { ServerInsight } from '../domain/servers/insight.ts';
import type { LiveFigures } from '../domain/servers/live-figures.ts';
import type { Operations } from '../domain/servers/operations.ts';
import type { Pings } from '../domain/servers/pings.ts';
import { presentUsage } from '../domain/servers/figures.ts';
import { presentPing, presentServer } from '../domain/servers/present.ts';
import type { Renaming } from '../domain/servers/renaming.ts';
import type { Servers } from '../domain/servers/servers.ts';
import type { Timeline } from '../domain/servers/timeline/timeline.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of a customer's servers. Authorization happens before. */
export function customerServersHandlers(deps: {
  servers: Servers;
  operations: Operations;
  pings: Pings;
  processes: Processes;
  nodeMachines: NodeMachines;
  serverInsight: ServerInsight;
  liveFigures: LiveFigures;
  blastRadius: BlastRadiusOf;
  renaming: Renaming;
  timeline: Timeline;
}): Handlers<Contract, RequestContext>['customerServers'] {
  const { servers, operations, pings, processes, serverInsight, liveFigures } = deps;
  const { blastRadius, renaming, nodeMachines, timeline } = deps;
  return {
    list: async ({ query }, { session }) => ({
      data: (await servers.listVisible(session.user, query.type)).map(presentServer),
    }),
    allFigures: async (_, { session }) => {
      const rows = await servers.figuresVisible(session.user);
      return { data: rows.map((row) => ({ server_id: row.serverId, ...presentUsage(row) })) };
    },
    one: (_, { server }) => presentServer(server),
    ping: (_, { server }) => presentPing(server.server),
    figures: async ({ query: { follow: seconds } }, { server: { server }, gone }) =>
      seconds === undefined
        ? { data: await serverInsight.figures(server) }
        : inData(liveFigures.follow(server, { seconds, gone })),
    logs: (_, { server }) => serverInsight.log(server.server),
    blastRadius: ({ params }) => blastRadius([params.id]),
    pingNow: async (_, { server: { server, node } }) => presentPing(await pings.now(server, node.host)),
    start: ({ params }) => operations.request('start', params.id),
    stop: ({ params }) => operations.request('stop', params.id),
    restart: ({ params }) => operations.request('restart', params.id),
    rebuild: ({ params }) => operations.request('rebuild', params.id),
    resetConfig: ({ params }) => operations.request('reset-config', params.id),
    async update({ params, body }) {
      await renaming.rename(params.id, body.name);
      return { success: true, message: 'The server has been updated' };
    },
    restartNode: ({ params }, { server, session }) =>
      nodeMachines.onNodeOf(server, 'node-restart', session.user, params.node),
    deployEss: ({ params }, { server, session }) =>
      nodeMachines.onNodeOf(server, 'deploy-ess', session.user, params.node),
    remount: (_, { server, session }) => nodeMachines.onNodeOf(server, 'remount', session.user),
    timeline: ({ params, query }, { session }) => timeline({ ...query, serverId: params.id, viewer: session.user }),
    async processes({ params, query }) {
      const page = pageOf(query, defaultPerPage);
      const { total, rows } = await processes.ofServer(params.id, page);
      return { data: rows, meta: pageMetaOf(page, total) };
    },
    async process({ params }) {
      const found = await processes.findWithSteps(params.process);
      // A process of another server counts as missing.
      if (found?.data.server_id !== params.id) throw notFound('process');
      return found;
    },
  };
}

async function* inData<T>(all: AsyncIterable<T>) {
  for await (const data of all) yield { data };
}
