import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DiscordName, discordTopics } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** The guilds of Discord to which the house posts. */
export const discordGuilds = pgTable(
  'discord_guilds',
  {
    id: id(),
    guildId: text().notNull(),
    name: text().notNull(),
    /** The channels with their names of when they were chosen. */
    announcementsChannel: jsonb().$type<DiscordName>(),
    statusChannel: jsonb().$type<DiscordName>(),
    lastSuccessAt: instant(),
    /** Null once a message has arrived again. */
    lastError: text(),
    lastErrorAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('discord_guilds_guild').on(table.guildId)],
);

export const discordMessageStates = ['waiting', 'sent', 'failed'] as const;

/** What was or is to be posted to them. */
export const discordMessages = pgTable(
  'discord_messages',
  {
    id: id(),
    guildId: integer()
      .notNull()
      .references(() => discordGuilds.id, { onDelete: 'cascade' }),
    /** What it tells of, such as `announcement:3`: a guild is told once. */
    source: text().notNull(),
    /** Its channel is the one that gets such messages when it is posted. */
    topic: text({ enum: discordTopics }).notNull(),
    text: text().notNull(),
    state: text({ enum: discordMessageStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** When it was sent last, while it is not known that it did not arrive. */
    attemptedAt: instant(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('discord_messages_once').on(table.guildId, table.source),
    index('discord_messages_waiting').on(table.guildId).where(sql`${table.state} = 'waiting'`),
  ],
);
