import type { Contract, Handlers } from '@kronos/api/contract';
import type { ServerCommands } from '../domain/servers/commands.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the commands on the servers of a node, for admins. */
export const adminCommandsHandlers = ({
  serverCommands,
}: {
  serverCommands: ServerCommands;
}): Handlers<Contract, RequestContext>['adminCommands'] => ({
  plan: async ({ query }) => ({ data: await serverCommands.plan(query) }),
  run: ({ body }) => serverCommands.run(body),
});
