import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError } from '../platform/app-error.ts';
import type { DiscordAccounts } from '../domain/discord/accounts.ts';
import type { DiscordApplication } from '../domain/discord/application.ts';
import type { DiscordGuilds } from '../domain/discord/guilds.ts';
import type { DiscordSignIn } from '../domain/discord/sign-in.ts';
import type { DiscordVisits } from '../domain/discord/visits.ts';
import type { RequestContext } from '../http/request-context.ts';

const done = { success: true } as const;

/** Handlers of the posts to Discord (spec §7, "Chat platform"). */
export const adminDiscordHandlers = ({
  discordApplication: application,
  discordSignIn: signIn,
  discordGuilds: guilds,
  discordVisits: visits,
}: {
  discordApplication: DiscordApplication;
  discordSignIn: DiscordSignIn;
  discordGuilds: DiscordGuilds;
  discordVisits: DiscordVisits;
}): Handlers<Contract, RequestContext>['adminDiscord'] => ({
  show: async () => ({
    application: await application.show(),
    redirect_url: visits.redirectUrl('guild'),
    account_redirect_url: visits.redirectUrl('account'),
    guilds: await guilds.list(),
  }),
  async save({ body }) {
    await application.save(body);
    return done;
  },
  connect: async (_, { session: { user } }) => ({ ...done, url: await signIn.begin(user.id) }),
  oauth: async ({ query }, { session: { user } }) => ({ token: await signIn.finish(user.id, query) }),
  guilds: async ({ query }, { session: { user } }) => ({ guilds: await signIn.guilds(user.id, query.token) }),
  guild: async ({ params, query }, { session: { user } }) => ({
    guild: await signIn.guild(user.id, query.token, params.id),
  }),
  create: async ({ body }) => ({ ...done, id: await guilds.create(body) }),
  known: async ({ params }) => ({ guild: await guilds.known(params.id) }),
  async update({ params, query, body }) {
    await guilds.update(params.id, body, query.based_on);
    return done;
  },
  async remove({ params }) {
    await guilds.remove(params.id);
    return done;
  },
  async test({ params }) {
    await guilds.test(params.id);
    return done;
  },
  async syncRoles({ params }) {
    await guilds.syncRoles(params.id);
    return done;
  },
});

/** Handlers of a user's own Discord account, which an impersonating admin cannot connect. */
export const discordAccountHandlers = ({
  discordAccounts: accounts,
}: {
  discordAccounts: DiscordAccounts;
}): Handlers<Contract, RequestContext>['discordAccount'] => ({
  show: (_, { session }) => accounts.show(session.user.id),
  async connect(_, { session }) {
    requireOneself(session);
    return { ...done, url: await accounts.begin(session.user.id) };
  },
  async finish({ body }, { session }) {
    requireOneself(session);
    await accounts.finish(session.user, body);
    return done;
  },
  async syncRoles(_, { session }) {
    await accounts.syncRoles(session.user.id);
    return done;
  },
  async disconnect(_, { session }) {
    requireOneself(session);
    await accounts.disconnect(session.user);
    return done;
  },
});

function requireOneself({ impersonator }: RequestContext['session']): void {
  if (impersonator) throw new AppError('forbidden', 'Only the account’s owner may connect it to Discord.');
}
