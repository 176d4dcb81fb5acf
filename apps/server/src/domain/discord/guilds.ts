import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import {
  type DiscordChannelChoice,
  type DiscordGuild,
  type DiscordName,
  type KnownGuild,
  type KnownGuildDraft,
  mostDiscordGuilds,
} from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { discordGuilds as table, discordMessages as messages } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { crud, found } from '../records/crud.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { DiscordApplication } from './application.ts';
import { asked } from './failures.ts';
import type { DiscordOutcomes } from './outcomes.ts';
import { type Discord, DiscordError } from './port.ts';

type Row = typeof table.$inferSelect;
type Channels = Pick<Row, 'announcementsChannel' | 'statusChannel'>;
type Change = Channels & Partial<Pick<Row, 'name'>>;
type Draft = Channels & Pick<Row, 'guildId' | 'name'>;

const noun = 'Discord server';

export type DiscordGuilds = ReturnType<typeof createDiscordGuilds>;

/** The guilds of Discord to which the house posts. What an admin chooses is looked up there before it is kept. */
export function createDiscordGuilds(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  discord: Discord;
  discordApplication: DiscordApplication;
  discordOutcomes: DiscordOutcomes;
}) {
  const { db, clock, audit, events, discord, discordApplication: application, discordOutcomes: outcomes } = deps;
  const find = async (id: number) => (await db.current.select().from(table).where(eq(table.id, id)))[0];
  const lookUp = async (guildId: string): Promise<DiscordGuild> => {
    const { botToken } = await application.need();
    return asked(discord.guild(botToken, guildId));
  };
  const { create, change, remove } = crud<Row, Draft, Change>(
    { db, audit, tell: () => events.emit('admin', 'discord-changed', {}) },
    {
      table,
      noun,
      read: find,
      async insert(draft) {
        if ((await db.current.$count(table)) >= mostDiscordGuilds)
          throw new AppError('conflict', `There are ${mostDiscordGuilds} Discord servers, and no more can be added.`);
        const [row] = await db.current
          .insert(table)
          .values({ ...draft, createdAt: clock.now() })
          .returning({ id: table.id });
        return row;
      },
      update: (id, values) => db.current.update(table).set(values).where(eq(table.id, id)),
      nameOf: ({ name }) => name,
      trace: ({ announcementsChannel, statusChannel }) => ({
        announcements_channel: announcementsChannel?.name ?? null,
        status_channel: statusChannel?.name ?? null,
      }),
    },
  );

  return {
    /** Returns all of them, in the order of their names. */
    async list(): Promise<KnownGuild[]> {
      const waiting = db.current.$count(messages, and(eq(messages.guildId, table.id), eq(messages.state, 'waiting')));
      const rows = await db.current
        .select({ row: table, waiting })
        .from(table)
        .orderBy(asc(sql`lower(${table.name})`), asc(table.id));
      return rows.map(({ row, waiting: count }) => present(row, count, discord));
    },
    async create({ guild_id: guildId, ...choice }: KnownGuildDraft): Promise<number> {
      const { name, channels } = await lookUp(guildId);
      try {
        return await create({ guildId, name, ...chosen(choice, channels) });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        refuseFields({ guild_id: 'This Discord server is connected already' });
        throw error;
      }
    },
    /** Returns the channels of a known guild as they are now. */
    channels: async (id: number): Promise<DiscordName[]> =>
      (await lookUp(found(noun, await find(id)).guildId)).channels,
    async update(id: number, choice: DiscordChannelChoice): Promise<void> {
      const { guildId } = found(noun, await find(id));
      // Nothing has to be looked up for nothing: the bot may have been removed there.
      const isNone = choice.announcements_channel === null && choice.status_channel === null;
      const now = isNone ? undefined : await lookUp(guildId);
      const next = { ...(now && { name: now.name }), ...chosen(choice, now?.channels ?? []) };
      await change(id, () => next);
    },
    remove,
    /** Posts a line to each of its channels at once. */
    async test(id: number): Promise<void> {
      const { announcementsChannel, statusChannel } = found(noun, await find(id));
      const { botToken } = await application.need();
      const ids = new Set([announcementsChannel?.id, statusChannel?.id].filter((one) => one !== undefined));
      if (ids.size === 0) throw new AppError('conflict', 'No channel of this Discord server is chosen.');
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

const line = 'A test: what the house tells arrives here.';

/** The chosen channels with their names; one that the guild does not have is refused. */
function chosen(choice: DiscordChannelChoice, channels: readonly DiscordName[]): Channels {
  const channelOf = (field: keyof DiscordChannelChoice): DiscordName | null => {
    const one = channels.find(({ id }) => id === choice[field]);
    refuseFields({ [field]: choice[field] !== null && !one && 'There is no such channel any more' });
    return one ?? null;
  };
  return { announcementsChannel: channelOf('announcements_channel'), statusChannel: channelOf('status_channel') };
}

function present(row: Row, waiting: number, discord: Discord): KnownGuild {
  const { id, guildId, name, lastSuccessAt, lastError, lastErrorAt } = row;
  const channel = (one: DiscordName | null) => one && { ...one, url: discord.channelUrl(guildId, one.id) };
  return {
    id,
    guild_id: guildId,
    name,
    announcements: channel(row.announcementsChannel),
    status: channel(row.statusChannel),
    state: lastError !== null ? 'failing' : lastSuccessAt ? 'working' : 'idle',
    waiting,
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    last_error: lastError,
    last_error_at: lastErrorAt?.toISOString() ?? null,
  };
}
