import type { Contract, Handlers } from '@kronos/api/contract';
import { notFound } from '../platform/app-error.ts';
import type { ServerDirectory } from '../domain/servers/directory.ts';
import type { ServerBackground } from '../domain/servers/background.ts';
import { presentServer } from '../domain/servers/present.ts';
import type { Deployments } from '../domain/servers/deployments.ts';
import type { Moving } from '../domain/servers/moving.ts';
import type { Suspension } from '../domain/servers/suspension.ts';
import type { Servers } from '../domain/servers/servers.ts';
import { pageFrom } from '../domain/paging.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of all servers, for admins. */
export function adminServersHandlers({
  servers,
  serverDirectory,
  serverBackground,
  deployments,
  suspension,
  moving,
}: {
  servers: Servers;
  serverDirectory: ServerDirectory;
  serverBackground: ServerBackground;
  deployments: Deployments;
  suspension: Suspension;
  moving: Moving;
}): Handlers<Contract, RequestContext>['adminServers'] {
  return {
    list: ({ query }) => serverDirectory.list(query),
    export: ({ query }) => serverDirectory.export(query),
    places: async ({ query }) => pageFrom(await deployments.places(query), query),
    deploy: async ({ body }) => ({ success: true, ...(await deployments.deploy(body)) }),
    async one({ params }, { session }) {
      const view = await servers.findVisible(params.id, session.user);
      if (!view) throw notFound('server');
      return { data: { ...presentServer(view), ...(await serverBackground.of(view.server)) } };
    },
    move: ({ params, body }) => moving.move(params.id, body.node_id),
    async suspend({ params, body }) {
      await suspension.suspend(params.id, body.reason);
      return { success: true };
    },
    async unsuspend({ params }) {
      await suspension.unsuspend(params.id);
      return { success: true };
    },
  };
}
