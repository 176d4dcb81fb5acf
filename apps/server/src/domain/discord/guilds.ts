import { randomUUID } from 'node:crypto';
import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import {
  type DiscordGuild,
  type DiscordGuildChoice,
  discordRoleGroups,
  type KnownGuild,
  type KnownGuildDraft,
  mostDiscordGuilds,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { discordGrants as grants, discordGuilds as table, discordMessages as messages } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { DiscordApplication } from './application.ts';
import { asked } from './failures.ts';
import { type Chosen, chosen, editable, type GuildRow, present } from './guild-rows.ts';
import type { DiscordOutcomes } from './outcomes.ts';
import { type Discord, DiscordError } from './port.ts';
import type { DiscordRoleReviews } from './role-reviews.ts';

type Change = Chosen & Partial<Pick<GuildRow, 'name'>>;
type Draft = Chosen & Pick<GuildRow, 'guildId' | 'name'>;

const noun = 'Discord server';

export type DiscordGuilds = ReturnType<typeof createDiscordGuilds>;

/**
 * The guilds to which the panel posts, and in which it gives roles. An admin's choices are looked up at Discord before
 * they are saved.
 */
export function createDiscordGuilds(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  discord: Discord;
  discordApplication: DiscordApplication;
  discordOutcomes: DiscordOutcomes;
  discordRoleReviews: DiscordRoleReviews;
}) {
  const { db, clock, audit, events, discord, discordApplication: application, discordOutcomes: outcomes } = deps;
  const { discordRoleReviews: reviews } = deps;
  const find = async (id: number) => (await db.current.select().from(table).where(eq(table.id, id)))[0];
  const lookUp = async (guildId: string): Promise<DiscordGuild> => {
    const { botToken } = await application.need();
    return asked(discord.guild(botToken, guildId));
  };
  const { create, change, remove, versionOf } = crud<GuildRow, Draft, Change>(
    { db, audit, tell: () => events.emit('admin', 'discord-changed', {}) },
    {
      table,
      noun,
      read: find,
      async insert(draft) {
        if ((await db.current.$count(table)) >= mostDiscordGuilds)
          throw new AppError('conflict', `The limit of ${mostDiscordGuilds} Discord servers has been reached.`);
        const [row] = await db.current
          .insert(table)
          .values({ ...draft, createdAt: clock.now() })
          .returning({ id: table.id });
        return row;
      },
      update: (id, values) => db.current.update(table).set(values).where(eq(table.id, id)),
      nameOf: ({ name }) => name,
      stateOf: editable,
      trace: ({ announcementsChannel, statusChannel, roles }) => ({
        announcements_channel: announcementsChannel?.name ?? null,
        status_channel: statusChannel?.name ?? null,
        ...Object.fromEntries(discordRoleGroups.map((group) => [`${group}_role`, roles[group]?.name ?? null])),
      }),
    },
  );

  return {
    /** Returns all guilds, ordered by name. */
    async list(): Promise<KnownGuild[]> {
      const waiting = db.current.$count(messages, and(eq(messages.guildId, table.id), eq(messages.state, 'waiting')));
      const members = sql<number>`(${db.current
        .select({ members: countDistinct(grants.discordId) })
        .from(grants)
        .where(and(eq(grants.guildId, table.id), eq(grants.state, 'given')))})`.mapWith(Number);
      const rows = await db.current
        .select({ row: table, waiting, members })
        .from(table)
        .orderBy(asc(sql`lower(${table.name})`), asc(table.id));
      return rows.map(({ row, ...counts }) => present(row, { ...counts, version: versionOf(row) }, discord));
    },
    async create({ guild_id: guildId, ...choice }: KnownGuildDraft): Promise<number> {
      const guild = await lookUp(guildId);
      const draft = { guildId, name: guild.name, ...chosen(choice, guild) };
      try {
        return await db.transaction(async () => {
          const id = await create(draft);
          await reviews.one(id);
          return id;
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        refuseFields({ guild_id: 'This Discord server is already connected' });
        throw error;
      }
    },
    /** Returns the current state of a known guild at Discord. */
    known: async (id: number): Promise<DiscordGuild> => lookUp(found(noun, await find(id)).guildId),
    /** Changes the choice for a guild; refused unless the guild still has the version that is given. */
    async update(id: number, choice: DiscordGuildChoice, basedOn?: string): Promise<void> {
      const { guildId } = found(noun, await find(id));
      // An empty choice needs no lookup, which fails once the bot has been removed from the guild.
      const isNone = Object.values(choice).every((one) => one === null);
      const now = isNone ? undefined : await lookUp(guildId);
      const next = { ...(now && { name: now.name }), ...chosen(choice, now ?? { channels: [], roles: [] }) };
      await db.transaction(async () => {
        await change(id, () => next, basedOn);
        await reviews.one(id);
      });
    },
    /** Gives all roles of a guild again. */
    syncRoles: (id: number): Promise<void> =>
      db.transaction(async () => {
        found(noun, await find(id));
        await reviews.regrantAll({ guildId: id });
      }),
    remove,
    /** Posts a test message to each chosen channel of a guild. */
    async test(id: number): Promise<void> {
      const { announcementsChannel, statusChannel } = found(noun, await find(id));
      const { botToken } = await application.need();
      const ids = new Set([announcementsChannel?.id, statusChannel?.id].filter((one) => one !== undefined));
      if (ids.size === 0) throw new AppError('conflict', 'No channel is selected for this Discord server.');
      try {
        for (const channelId of ids)
          await discord.post(botToken, { channelId, text: line, nonce: randomUUID().slice(0, 23) });
      } catch (error) {
        if (error instanceof DiscordError) await outcomes.note(id, error);
        return asked(Promise.reject(error));
      }
      await outcomes.note(id);
    },
  };
}

const line = 'Test message: news from the panel will appear here.';
