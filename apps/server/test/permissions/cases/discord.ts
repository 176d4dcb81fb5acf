import { discordAccounts, discordGuilds } from '../../../src/db/schema.ts';
import { letIn, noChoice, sandboxApplication, sandboxGuilds, sandboxPeople, signInAs } from '../../support/discord.ts';
import type { Caller, Stage } from '../callers.ts';
import { type Cases, type Cell, mark } from './cell.ts';

const { lounge } = sandboxGuilds;
const choice = { ...noChoice, announcements_channel: lounge.announcements };

/** Saves the application that the sandbox's Discord knows, and starts the sandbox for it. */
async function entered({ media, services, keep }: Stage): Promise<void> {
  await media.sandbox();
  keep(sandboxApplication.clientSecret);
  keep(sandboxApplication.botToken);
  await services.discordApplication.write(sandboxApplication);
}
/** The query with which Discord sends the admin back. */
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

/** Connects a Discord account for a caller. */
async function connected({ server, person }: Stage, caller: Caller, name = 'Ada'): Promise<void> {
  await server.db.current.delete(discordAccounts);
  const { id: userId } = person(caller === 'guest' || caller === 'impersonating admin' ? 'other' : caller);
  const connectedAt = server.clock.now();
  await server.db.current.insert(discordAccounts).values({ userId, discordId: sandboxPeople.ada, name, connectedAt });
}
export const ownersDiscordAccount = (stage: Stage): Promise<void> => connected(stage, 'owner', mark);
/** Refused to an impersonating admin. */
const refusedWhenImpersonating = (caller: Caller, cell: Cell = {}): Cell =>
  caller === 'impersonating admin' ? { ...cell, status: 403 } : cell;

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
  'adminDiscord.known': aGuild,
  'adminDiscord.update': async (stage) => ({
    ...(await aGuild(stage)),
    body: { ...choice, status_channel: lounge.status },
  }),
  'adminDiscord.remove': aGuild,
  'adminDiscord.test': aGuild,
  'adminDiscord.syncRoles': aGuild,
  'discordAccount.connect': async (stage, caller) => {
    await withoutGuilds(stage);
    await stage.services.discordGuilds.create({ ...choice, guild_id: lounge.id, customer_role: lounge.customers });
    return refusedWhenImpersonating(caller);
  },
  'discordAccount.finish': async (stage, caller) => {
    await entered(stage);
    await stage.server.db.current.delete(discordAccounts);
    if (caller === 'guest' || caller === 'impersonating admin')
      return refusedWhenImpersonating(caller, { body: { code: '-', state: '-' } });
    const begun = await stage.services.discordVisits.begin(stage.person(caller).id, 'account');
    const body = await signInAs(begun, sandboxPeople.ben);
    for (const secret of Object.values(body)) stage.keep(secret);
    return { body };
  },
  'discordAccount.syncRoles': async (stage, caller) => {
    await connected(stage, caller);
    return {};
  },
  'discordAccount.disconnect': async (stage, caller) => {
    await connected(stage, caller);
    return refusedWhenImpersonating(caller);
  },
};
