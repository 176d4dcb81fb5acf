import type { Contract, Handlers } from '@kronos/api/contract';
import type { CdnPreferences } from '../domain/cdn/preferences.ts';
import type { CdnRouting } from '../domain/cdn/routing.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of servers behind CDN hosts, and of an account's CDN preferences. Authorization happens before. */
export const customerCdnHandlers = ({
  cdnRouting,
  cdnPreferences,
}: {
  cdnRouting: CdnRouting;
  cdnPreferences: CdnPreferences;
}): Handlers<Contract, RequestContext>['customerCdn'] => ({
  info: (_, { server }) => cdnRouting.info(server),
  enable: async ({ body }, { server }) => ({ success: true, route: await cdnRouting.enable(server, body) }),
  async disable(_, { server }) {
    await cdnRouting.disable(server);
    return { success: true, message: 'The server is no longer reached through a CDN host.' };
  },
  preference: (_, { session }) => cdnPreferences.read(session.user.id),
  prefer: async ({ body }, { session }) => ({
    success: true,
    data: await cdnPreferences.prefer(session.user, body),
  }),
  checkDomain: async (_, { session }) => ({ success: true, data: await cdnPreferences.check(session.user) }),
});
