import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DiscordName, type DiscordRoleGroup, discordTopics } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** The Discord guilds in which the panel posts and gives roles. */
export const discordGuilds = pgTable(
  'discord_guilds',
  {
    id: id(),
    guildId: text().notNull(),
    name: text().notNull(),
    /** The channels, with their names at the time they were chosen. */
    announcementsChannel: jsonb().$type<DiscordName>(),
    statusChannel: jsonb().$type<DiscordName>(),
    lastSuccessAt: instant(),
    /** Null again once a message has arrived. */
    lastError: text(),
    lastErrorAt: instant(),
    /** The role that each group of users is given, with its name at the time it was chosen. */
    roles: jsonb().$type<Partial<Record<DiscordRoleGroup, DiscordName>>>().notNull().default({}),
    /** Why the last attempt to give or take back a role failed. */
    rolesError: text(),
    rolesErrorAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('discord_guilds_guild').on(table.guildId)],
);

export const discordMessageStates = ['waiting', 'sent', 'failed'] as const;

/** The messages that were or are to be posted to guilds. */
export const discordMessages = pgTable(
  'discord_messages',
  {
    id: id(),
    guildId: integer()
      .notNull()
      .references(() => discordGuilds.id, { onDelete: 'cascade' }),
    /** The subject, such as `announcement:3`, which a guild gets only once. */
    source: text().notNull(),
    /** The channel that gets messages of this topic at the time of posting. */
    topic: text({ enum: discordTopics }).notNull(),
    text: text().notNull(),
    state: text({ enum: discordMessageStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** The last attempt, unless it is known that the message did not arrive. */
    attemptedAt: instant(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('discord_messages_once').on(table.guildId, table.source),
    index('discord_messages_waiting').on(table.guildId).where(sql`${table.state} = 'waiting'`),
  ],
);

/** The users' own Discord accounts. */
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

/** The roles that the panel has given at Discord: it takes back these and no others. They outlive the account. */
export const discordGrants = pgTable(
  'discord_grants',
  {
    guildId: integer()
      .notNull()
      .references(() => discordGuilds.id, { onDelete: 'cascade' }),
    discordId: text().notNull(),
    roleId: text().notNull(),
    /** `unsure` is one that its user or an admin asked to be given again. */
    state: text({ enum: discordGrantStates }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.discordId, table.roleId] }),
    index('discord_grants_discord').on(table.discordId),
  ],
);
