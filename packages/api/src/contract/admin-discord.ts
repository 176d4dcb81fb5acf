import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams } from './schemas/common.ts';
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
const sample = { needs: 'an application that is registered with Discord' } as const;

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
    summary: 'The application without its secrets, and the guilds to which messages are posted.',
  },
  save: {
    ...admins,
    method: 'POST',
    path,
    body: discordApplicationDraft,
    sample,
    response: done,
    summary: 'Asks Discord for the bot and keeps the application. An empty secret keeps the one that is stored (422).',
  },
  connect: {
    ...admins,
    method: 'POST',
    path: `${path}/oauth/start`,
    unaudited: true,
    sample,
    response: done.extend({ url: z.string() }),
    summary:
      'Answers the page of Discord on which the admin lets the bot into a guild; it leads back within ten minutes.',
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
    summary: 'Exchanges the code of Discord for a token of the panel, which is the caller’s for ten minutes.',
  },
  guilds: {
    ...specified,
    method: 'GET',
    path: `${path}/oauth/guilds`,
    query: handle,
    sample,
    response: z.object({ guilds: discordGuilds }),
    summary: 'The guilds that the one who signed in may manage.',
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
      'One of these guilds with its roles and the channels that take messages: 404 where the bot is not a member.',
  },
  create: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds`,
    body: knownGuildDraft,
    sample,
    response: done.extend({ id: z.number().int() }),
    summary:
      'Posts to a guild and gives roles there from now on. What was chosen is looked up first; one that is known is refused (422).',
  },
  known: {
    ...admins,
    method: 'GET',
    path: `${path}/guilds/:id`,
    params: idParams,
    sample,
    response: z.object({ guild: discordGuild }),
    summary: 'A known guild as Discord has it now: its roles, and the channels that take messages.',
  },
  update: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds/:id`,
    params: idParams,
    body: discordGuildChoice,
    sample,
    response: done,
    summary: 'Says which channel of a known guild gets which messages, and which role whom is given.',
  },
  remove: {
    ...admins,
    method: 'DELETE',
    path: `${path}/guilds/:id`,
    params: idParams,
    sample,
    response: done,
    summary:
      'Posts to a guild no more, neither what waits. The bot stays a member until it is removed there, and roles stay given.',
  },
  test: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds/:id/test`,
    params: idParams,
    unaudited: true,
    sample,
    response: done,
    summary: 'Posts a line to each chosen channel of a guild at once; a refusal carries Discord’s own words (409).',
  },
  syncRoles: {
    ...admins,
    method: 'POST',
    path: `${path}/guilds/:id/roles`,
    params: idParams,
    unaudited: true,
    sample,
    response: done,
    summary: 'Gives every role of a guild anew: to people who joined it since, or who lost it there.',
  },
});
