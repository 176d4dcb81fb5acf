import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readJson } from '../record.ts';
import { createSaver } from '../saver.ts';

const channel = z.object({ id: z.string(), name: z.string(), type: z.int(), position: z.int() });
const role = z.object({ id: z.string(), name: z.string(), position: z.int() });
const member = z.object({ id: z.string(), roles: z.array(z.string()) });
const guild = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.boolean(),
  permissions: z.string(),
  hasBot: z.boolean(),
  roles: z.array(role),
  channels: z.array(channel),
  members: z.array(member).default([]),
});
export type Guild = z.infer<typeof guild>;

const message = z.object({
  id: z.string(),
  channel_id: z.string(),
  content: z.string(),
  nonce: z.string(),
  at: z.string(),
});
export type Message = z.infer<typeof message>;
const kept = z.object({ last: z.int(), guilds: z.array(guild), messages: z.array(message) });

/** The maximum number of messages kept. */
const mostMessages = 500;
const text = 0;
const voice = 2;
const news = 5;

/** The application of the demo's panel. */
export const discordApplication = {
  id: '1100000000000000001',
  secret: 'sandbox-discord-secret',
  botToken: 'sandbox-discord-bot',
} as const;

/** The people who can sign in. The first manages guilds; the second is a member of none. */
export const discordPeople = [
  { id: '1600000000000000001', username: 'ada.streams', global_name: 'Ada' },
  { id: '1600000000000000002', username: 'ben.reels', global_name: null },
  { id: '1600000000000000003', username: 'rita.resells', global_name: 'Rita' },
] as const;
export type DiscordPerson = (typeof discordPeople)[number];

/** The position of the bot's own role; it can grant only roles below it. */
const botPosition = 3;
const number = (kind: number, at: number, index: number) => `${kind}0000000000000${at}${index}`;
/** The id of a guild's role; the role `@everyone` has the id of the guild. */
const roleNumber = (at: number, index: number) => (index === 0 ? number(1200, at, 0) : number(1400, at, index));

/** A guild with its channels and roles; `at` makes their ids unique. */
function guildOf(
  at: number,
  name: string,
  rights: Pick<Guild, 'owner' | 'permissions' | 'hasBot'>,
  members: Guild['members'] = [],
): Guild {
  const id = number(1200, at, 0);
  const channels = [
    ['announcements', news],
    ['status', text],
    ['general', text],
    ['Lounge', voice],
  ] as const;
  return {
    id,
    name,
    ...rights,
    // As in every guild, the first role is that of all members.
    roles: ['@everyone', 'Customers', 'Team', 'Resellers', 'Owners'].map((role, index) => ({
      id: roleNumber(at, index),
      name: role,
      position: index,
    })),
    channels: channels.map(([one, type], index) => ({ id: number(1300, at, index), name: one, type, position: index })),
    members,
  };
}

/** The state of Discord: guilds, two of them managed by the first person, and their messages. Stored in one file. */
export function createDiscord(file: string) {
  const state = kept.safeParse(readJson(file)).data ?? {
    last: 0,
    guilds: [
      guildOf(1, 'Kronos Lounge', { owner: true, permissions: '0', hasBot: true }, [
        { id: discordPeople[0].id, roles: [] },
        { id: discordPeople[2].id, roles: [roleNumber(1, 3)] },
      ]),
      guildOf(2, 'Film Club', { owner: false, permissions: String(0x20), hasBot: false }),
      guildOf(3, 'Other people', { owner: false, permissions: '0', hasBot: true }),
    ],
    messages: [],
  };
  const saver = createSaver(file, state);
  /** Codes and tokens are valid until the sandbox stops; a code works once. */
  const codes = new Map<string, { redirectUrl: string; person: DiscordPerson }>();
  const tokens = new Map<string, DiscordPerson>();
  const fresh = () => randomBytes(15).toString('base64url');
  const guildById = (id: string) => state.guilds.find((one) => one.id === id);

  return {
    flush: saver.flush,
    guilds: () => state.guilds,
    guild: guildById,
    /** Returns the guild of an existing channel. */
    guildOfChannel: (id: string) => state.guilds.find(({ channels }) => channels.some((one) => one.id === id)),
    messages: (channelId?: string): Message[] =>
      state.messages.filter((one) => channelId === undefined || one.channel_id === channelId),
    clearMessages(): void {
      state.messages = [];
      saver.changed();
    },
    setBot(id: string, hasBot: boolean): boolean {
      const found = guildById(id);
      if (found) found.hasBot = hasBot;
      saver.changed();
      return found !== undefined;
    },
    deleteChannel(id: string): void {
      for (const one of state.guilds) one.channels = one.channels.filter((channel) => channel.id !== id);
      saver.changed();
    },
    createCode(redirectUrl: string, person: DiscordPerson = discordPeople[0]): string {
      const code = fresh();
      codes.set(code, { redirectUrl, person });
      return code;
    },
    /** Exchanges a code for a token; undefined if it was issued for another address, or has been used. */
    redeem(code: string, redirectUrl: string): string | undefined {
      const made = codes.get(code);
      codes.delete(code);
      if (made?.redirectUrl !== redirectUrl) return undefined;
      const token = fresh();
      tokens.set(token, made.person);
      return token;
    },
    personOf: (token: string) => tokens.get(token),
    /** Makes a person join a guild without roles, or leave it. */
    setMember(id: string, personId: string, isMember: boolean): boolean {
      const found = guildById(id);
      if (!found) return false;
      const others = found.members.filter((one) => one.id !== personId);
      found.members = isMember ? [...others, { id: personId, roles: [] }] : others;
      saver.changed();
      return true;
    },
    /** Gives a role to a member or takes it away; returns the reason when that is impossible. */
    changeRole(
      of: Guild,
      personId: string,
      roleId: string,
      isGiven: boolean,
    ): 'no member' | 'no role' | 'too high' | null {
      const held = of.members.find((one) => one.id === personId);
      if (!held) return 'no member';
      const found = of.roles.find((one) => one.id === roleId);
      if (!found) return 'no role';
      if (found.position > botPosition) return 'too high';
      held.roles = [...held.roles.filter((one) => one !== roleId), ...(isGiven ? [roleId] : [])];
      saver.changed();
      return null;
    },
    deleteRole(id: string): void {
      for (const one of state.guilds) {
        one.roles = one.roles.filter((role) => role.id !== id);
        for (const held of one.members) held.roles = held.roles.filter((role) => role !== id);
      }
      saver.changed();
    },
    /** Adds a message, or returns the earlier one with the same nonce. */
    post(channelId: string, content: string, nonce: string): Message {
      const known = state.messages.find((one) => one.channel_id === channelId && nonce !== '' && one.nonce === nonce);
      if (known) return known;
      state.last += 1;
      const made = {
        id: `15000000000${String(state.last).padStart(8, '0')}`,
        channel_id: channelId,
        content,
        nonce,
        at: new Date().toISOString(),
      };
      state.messages = [...state.messages, made].slice(-mostMessages);
      saver.changed();
      return made;
    },
  };
}
export type Discord = ReturnType<typeof createDiscord>;
