import type { Contract, Handlers } from '@kronos/api/contract';
import type { Operations } from '../domain/servers/operations.ts';
import type { Pings } from '../domain/servers/pings.ts';
import { presentPing, presentServer } from '../domain/servers/present.ts';
import type { Servers } from '../domain/servers/servers.ts';
import type { RequestContext } from '../http/request-context.ts';

/** A customer's servers. Which one is theirs has been decided before. */
export function customerServersHandlers(deps: {
  servers: Servers;
  operations: Operations;
  pings: Pings;
}): Handlers<Contract, RequestContext>['customerServers'] {
  const { servers, operations, pings } = deps;
  return {
    list: async ({ query }, { session }) => ({
      data: (await servers.listVisible(session.user.id, query.type)).map(presentServer),
    }),
    one: (_, { server }) => presentServer(server),
    ping: (_, { server }) => presentPing(server.server),
    pingNow: async (_, { server: { server, node } }) => presentPing(await pings.now(server, node.host)),
    start: ({ params }) => operations.start(params.id),
    stop: ({ params }) => operations.stop(params.id),
    restart: ({ params }) => operations.restart(params.id),
  };
}
