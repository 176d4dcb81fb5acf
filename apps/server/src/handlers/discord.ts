import type { Contract, Handlers } from '@kronos/api/contract';
import type { DiscordApplication } from '../domain/discord/application.ts';
import type { DiscordGuilds } from '../domain/discord/guilds.ts';
import type { DiscordSignIn } from '../domain/discord/sign-in.ts';
import type { RequestContext } from '../http/request-context.ts';

const done = { success: true } as const;

/** Handlers of what is posted to Discord (spec §7, "Chat platform"). */
export const adminDiscordHandlers = ({
  discordApplication: application,
  discordSignIn: signIn,
  discordGuilds: guilds,
}: {
  discordApplication: DiscordApplication;
  discordSignIn: DiscordSignIn;
  discordGuilds: DiscordGuilds;
}): Handlers<Contract, RequestContext>['adminDiscord'] => ({
  show: async () => ({
    application: await application.show(),
    redirect_url: signIn.redirectUrl,
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
  channels: async ({ params }) => ({ channels: await guilds.channels(params.id) }),
  async update({ params, body }) {
    await guilds.update(params.id, body);
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
});
