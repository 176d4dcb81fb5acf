import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { basedOn, done, idParams } from './schemas/common.ts';
import {
  discordApplicationDraft,
  discordGuild,
  discordGuildChoice,
  discordGuildParams,
  discordGuilds,
  discordReturn,
  knownGuild,
  knownGuildDraft,
  mostDiscordGuilds,
  savedDiscordApplication,
} from './schemas/discord.ts';

const path = '/api/admin/integrations/discord';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
const specified = { ...admins, source: '§7' } as const;
const handle = z.object({ token: z.string().min(1).max(200) });
/** A conformance run cannot sign in to Discord. */
const sample = { needs: 'an application registered with Discord' } as const;

/**
 * The installation's Discord set-up: the application, the sign-in of an admin, and the guilds with their channels and
 * roles.
 */
export const adminDiscord = defineEndpoints({
  show: {
    ...admins,
    method: 'GET',
    path,
    response: z.object({
      /** Null until an application is saved. */
      application: savedDiscordApplication.nullable(),
      /** The address to which Discord redirects an admin; it must be listed in the application. */
      redirect_url: z.string(),
      /** The same for users who connect their own Discord account. */
      account_redirect_url: z.string(),
      guilds: z.array(knownGuild).max(mostDiscordGuilds),
    }),
    summary: 'Returns the application without its secrets, and the guilds to which messages are posted.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    body: discordApplicationDraft,
    sample,
    response: done,
    summary:
      'Verifies the application with Discord and saves it. Empty secrets keep the stored ones; 422 for another client id.',
  },
  connect: {
    ...admins,
    method: 'POST',
    path: `${path}/oauth/start`,
    unaudited: true,
    sample,
    response: done.extend({ url: z.string() }),
    summary: 'Returns the Discord page on which the admin adds the bot to a guild; valid for ten minutes.',
  },
  oauth: {
    ...specified,
    method: 'GET',
    path: `${path}/oauth`,
    mutates: true,
    unaudited: true,
    query: discordReturn,
    sample,
    response: handle,
    summary: 'Exchanges a code from Discord for a token of the panel, which the caller may use for ten minutes.',
  },
  guilds: {
    ...specified,
    method: 'GET',
    path: `${path}/oauth/guilds`,
    query: handle,
    sample,
    response: z.object({ guilds: discordGuilds }),
    summary: 'Returns the guilds that the signed-in Discord account may manage.',
  },
  guild: {
    ...specified,
    method: 'GET',
    path: `${path}/oauth/guild/:id`,
    params: discordGuildParams,
    query: handle,
    sample,
    response: z.object({ guild: discordGuild }),
    summary:
      'Returns one of these guilds with its roles and the channels that accept messages; 404 if the bot is not a member.',
  },
  create: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds`,
    body: knownGuildDraft,
    sample,
    response: done.extend({ id: z.number().int() }),
    summary:
      'Adds a guild, to which messages are posted and in which roles are given from now on. 422 if it is already added.',
  },
  known: {
    ...admins,
    method: 'GET',
    path: `${path}/guilds/:id`,
    params: idParams,
    sample,
    response: z.object({ guild: discordGuild }),
    summary: 'Returns the current roles of an added guild, and its channels that accept messages, read from Discord.',
  },
  update: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds/:id`,
    params: idParams,
    query: basedOn,
    body: discordGuildChoice,
    sample,
    response: done,
    summary: 'Sets which channel of an added guild gets which messages, and which users are given which role.',
  },
  remove: {
    ...admins,
    method: 'DELETE',
    path: `${path}/guilds/:id`,
    params: idParams,
    sample,
    response: done,
    summary:
      'Removes a guild and discards its waiting messages. The bot stays a member until it is removed there; roles stay given.',
  },
  test: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds/:id/test`,
    params: idParams,
    unaudited: true,
    sample,
    response: done,
    summary: 'Posts a test message to each chosen channel of a guild; 409 with Discord’s own message when it refuses.',
  },
  syncRoles: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds/:id/roles`,
    params: idParams,
    unaudited: true,
    sample,
    response: done,
    summary: 'Assigns every role of a guild again: to users who have joined it since, or who lost the role there.',
  },
});
