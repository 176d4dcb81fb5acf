import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DiscordName, type DiscordRoleGroup, discordTopics } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { users } from './people.ts';

/** The guilds of Discord to which the house posts, and in which it gives roles. */
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
    /** Which role each group of users is given, with its name of when it was chosen. */
    roles: jsonb().$type<Partial<Record<DiscordRoleGroup, DiscordName>>>().notNull().default({}),
    /** Why a role could not be given or taken back the last time. */
    rolesError: text(),
    rolesErrorAt: instant(),
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

/** The users' own accounts at Discord. */
export const discordAccounts = pgTable(
  'discord_accounts',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    discordId: text().notNull(),
    name: text().notNull(),
    connectedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('discord_accounts_discord').on(table.discordId)],
);

export const discordGrantStates = ['given', 'no-member', 'unsure'] as const;

/** The roles that the panel has given at Discord: it takes back what it gave, and nothing else. They outlive the account. */
export const discordGrants = pgTable(
  'discord_grants',
  {
    guildId: integer()
      .notNull()
      .references(() => discordGuilds.id, { onDelete: 'cascade' }),
    discordId: text().notNull(),
    roleId: text().notNull(),
    /** Unsure is what its user or an admin wants to have given anew. */
    state: text({ enum: discordGrantStates }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.discordId, table.roleId] }),
    index('discord_grants_discord').on(table.discordId),
  ],
);
