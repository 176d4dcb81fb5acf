import { discordGuilds } from '../../../src/db/schema.ts';
import { letIn, sandboxApplication, sandboxGuilds } from '../../support/discord.ts';
import type { Stage } from '../callers.ts';
import type { Cases, Cell } from './cell.ts';

const { lounge } = sandboxGuilds;
const choice = { announcements_channel: lounge.announcements, status_channel: null };

/** Enters the application that the sandbox's Discord knows, which starts for it. */
async function entered({ media, services, keep }: Stage): Promise<void> {
  await media.sandbox();
  keep(sandboxApplication.clientSecret);
  keep(sandboxApplication.botToken);
  await services.discordApplication.write(sandboxApplication);
}
/** What Discord sends the admin back with. */
async function back(stage: Stage) {
  await entered(stage);
  const query = await letIn(await stage.services.discordSignIn.begin(stage.person('admin').id), lounge.id);
  for (const secret of Object.values(query)) stage.keep(secret);
  return query;
}
const handle = async (stage: Stage): Promise<Cell> => ({
  query: { token: stage.keep(await stage.services.discordSignIn.finish(stage.person('admin').id, await back(stage))) },
});
async function aGuild(stage: Stage): Promise<Cell> {
  await withoutGuilds(stage);
  return { params: { id: await stage.services.discordGuilds.create({ guild_id: lounge.id, ...choice }) } };
}
async function withoutGuilds(stage: Stage): Promise<void> {
  await entered(stage);
  await stage.server.db.current.delete(discordGuilds);
}

/** The calls about Discord. */
export const discordCases: Cases = {
  'adminDiscord.save': async (stage) => {
    await entered(stage);
    const { clientId: client_id, clientSecret: client_secret, botToken: bot_token } = sandboxApplication;
    return { body: { client_id, client_secret, bot_token } };
  },
  'adminDiscord.connect': async (stage) => {
    await entered(stage);
    return {};
  },
  'adminDiscord.oauth': async (stage) => ({ query: await back(stage) }),
  'adminDiscord.guilds': handle,
  'adminDiscord.guild': async (stage) => ({ ...(await handle(stage)), params: { id: lounge.id } }),
  'adminDiscord.create': async (stage) => {
    await withoutGuilds(stage);
    return { body: { guild_id: lounge.id, ...choice } };
  },
  'adminDiscord.channels': aGuild,
  'adminDiscord.update': async (stage) => ({
    ...(await aGuild(stage)),
    body: { ...choice, status_channel: lounge.status },
  }),
  'adminDiscord.remove': aGuild,
  'adminDiscord.test': aGuild,
};
