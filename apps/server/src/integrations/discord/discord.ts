import type { DiscordName } from '@kronos/api/contract';
import { z } from 'zod';
import type { Discord, DiscordMemberRole } from '../../domain/discord/port.ts';
import { createDiscordHttp, type DiscordSettings } from './discord-http.ts';

/** To view channels, send messages and manage roles. */
const botPermissions = 0x400 + 0x800 + 0x10000000;
/** Administrator, or the permission to manage the guild. */
const managing = 0x8n | 0x20n;
/** The types of text and announcement channels; the others are voice, threads, forums and categories. */
const postable = new Set([0, 5]);
/** The longest list of guilds that Discord returns. */
const guildsAtOnce = 200;
const longestPost = 2000;

const named = z.object({ id: z.string(), name: z.string() });
const account = z
  .object({ id: z.string(), username: z.string(), global_name: z.string().nullish() })
  .transform(({ id, username, global_name }) => ({ id, name: global_name || username }));
const guilds = z.array(named.extend({ owner: z.boolean().default(false), permissions: z.string().default('0') }));
/** `managed` is a role of a bot or another integration, which nobody can be given. */
const role = named.extend({ position: z.number().default(0), managed: z.boolean().default(false) });
const channels = z.array(named.extend({ type: z.number(), position: z.number().default(0) }));

const bot = (token: string) => `Bot ${token}`;
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(user)}:${encodeURIComponent(password)}`).toString('base64')}`;
const nameOf = ({ id, name }: DiscordName): DiscordName => ({ id, name });

/** Discord, using version 10 of its HTTP API. */
export function createDiscord(settings: DiscordSettings): Discord {
  const { ask } = createDiscordHttp(settings);
  const root = settings.url.replace(/\/+$/, '');
  const changeRole = async (
    verb: 'PUT' | 'DELETE',
    token: string,
    { guildId, memberId, roleId }: DiscordMemberRole,
    signal?: AbortSignal,
  ) => {
    const path = `/guilds/${guildId}/members/${memberId}/roles/${roleId}`;
    await ask(z.undefined(), { verb, path, authorization: bot(token), signal });
  };
  return {
    authorizeUrl({ purpose, clientId, redirectUrl, state }) {
      const url = new URL(`${root}/oauth2/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        ...(purpose === 'guild'
          ? { scope: 'identify guilds bot', permissions: String(botPermissions) }
          : { scope: 'identify' }),
        state,
      }).toString();
      return url.href;
    },
    channelUrl: (guildId, channelId) => `${root}/channels/${guildId}/${channelId}`,
    applicationOf: async (botToken) =>
      (await ask(z.object({ id: z.string() }), { path: '/applications/@me', authorization: bot(botToken) })).id,
    async exchange({ clientId, clientSecret, code, redirectUrl }) {
      const { access_token } = await ask(z.object({ access_token: z.string() }), {
        verb: 'POST',
        path: '/oauth2/token',
        authorization: basic(clientId, clientSecret),
        form: { grant_type: 'authorization_code', code, redirect_uri: redirectUrl },
      });
      return access_token;
    },
    accountOf: async (accessToken) =>
      nameOf(await ask(account, { path: '/users/@me', authorization: `Bearer ${accessToken}` })),
    async guildsOf(accessToken) {
      const all = await ask(guilds, {
        path: `/users/@me/guilds?limit=${guildsAtOnce}`,
        authorization: `Bearer ${accessToken}`,
      });
      return all
        .filter(({ owner, permissions }) => owner || (BigInt(permissions) & managing) !== 0n)
        .map(nameOf)
        .toSorted(byName);
    },
    async guild(botToken, id) {
      const authorization = bot(botToken);
      const { name, roles } = await ask(named.extend({ roles: z.array(role) }), {
        path: `/guilds/${id}`,
        authorization,
      });
      const all = await ask(channels, { path: `/guilds/${id}/channels`, authorization });
      return {
        id,
        name,
        // Everyone has the role whose id is that of the guild.
        roles: roles
          .filter((one) => one.id !== id && !one.managed)
          .toSorted(byPosition)
          .map(nameOf),
        channels: all
          .filter(({ type }) => postable.has(type))
          .toSorted(byPosition)
          .map(nameOf),
      };
    },
    async post(botToken, { channelId, text, nonce }, signal) {
      await ask(z.object({ id: z.string() }), {
        verb: 'POST',
        path: `/channels/${channelId}/messages`,
        authorization: bot(botToken),
        // The text cannot mention anyone, not even with @everyone.
        json: { content: cut(text), allowed_mentions: { parse: [] }, nonce, enforce_nonce: true },
        signal,
      });
    },
    giveRole: (botToken, one, signal) => changeRole('PUT', botToken, one, signal),
    takeRole: (botToken, one, signal) => changeRole('DELETE', botToken, one, signal),
  };
}

const byName = (a: DiscordName, b: DiscordName) => a.name.localeCompare(b.name);
const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;
const cut = (text: string) => (text.length > longestPost ? `${text.slice(0, longestPost - 1)}…` : text);
