import { z } from 'zod';
import { audienceRoles } from './audience.ts';
import { instant, recordVersion } from './common.ts';

const examples = ['1200000000000000010'];
/** An id of Discord, too large for a JavaScript number. */
const snowflake = z
  .string()
  .regex(/^[1-9]\d{14,19}$/, 'A Discord ID has 15 to 20 digits')
  .meta({ examples });

/** The kinds of messages that a channel may receive. */
export const discordTopics = ['announcements', 'status'] as const;
export type DiscordTopic = (typeof discordTopics)[number];

/** Whether messages to a guild are delivered; `idle` until the first one. */
export const discordStates = ['idle', 'working', 'failing'] as const;
export type DiscordState = (typeof discordStates)[number];

/** The most guilds that messages are posted to: each message goes to every one of them. */
export const mostDiscordGuilds = 50;
/** The most items of a list from Discord: the guilds of a user, the roles or the channels of a guild. */
const mostListed = 500;

/** Any named object of Discord. */
export const discordName = z.object({ id: snowflake, name: z.string() });
export type DiscordName = z.infer<typeof discordName>;

/** The installation's application, registered with Discord. */
export const discordApplication = z.object({
  client_id: z.string().trim().pipe(snowflake).meta({ examples }),
});

const secret = z.string().trim().max(200, 'At most 200 characters');

/** The fields that an admin fills in; an empty secret keeps the stored one. */
export const discordApplicationDraft = discordApplication.extend({ client_secret: secret, bot_token: secret });
export type DiscordApplicationDraft = z.infer<typeof discordApplicationDraft>;

/** The application as it is shown; its secrets are never returned. */
export const savedDiscordApplication = discordApplication.extend({
  is_client_secret_set: z.boolean(),
  is_bot_token_set: z.boolean(),
});

/** A guild with its roles and the channels that messages can be posted to. */
export const discordGuild = discordName.extend({
  roles: z.array(discordName).max(mostListed),
  channels: z.array(discordName).max(mostListed),
});
export type DiscordGuild = z.infer<typeof discordGuild>;

export const discordGuildParams = z.object({ id: snowflake });
export const discordGuilds = z.array(discordName).max(mostListed);

/** The channel for each kind of message; null for none. */
export const discordChannelChoice = z.object({
  announcements_channel: snowflake.nullable(),
  status_channel: snowflake.nullable(),
});
export type DiscordChannelChoice = z.infer<typeof discordChannelChoice>;

/** The groups of users whose members can be given a role of a guild; a user may be in several. */
export const discordRoleGroups = ['server_owner', ...audienceRoles] as const;
export type DiscordRoleGroup = (typeof discordRoleGroups)[number];

/** The role of a guild for the members of each group; null for none. */
export const discordRoleChoice = z.object({
  server_owner_role: snowflake.nullable(),
  customer_role: snowflake.nullable(),
  reseller_role: snowflake.nullable(),
  moderator_role: snowflake.nullable(),
  admin_role: snowflake.nullable(),
} satisfies Record<`${DiscordRoleGroup}_role`, z.ZodType>);
export type DiscordRoleChoice = z.infer<typeof discordRoleChoice>;

/** The channels and roles chosen for a guild. */
export const discordGuildChoice = discordChannelChoice.extend(discordRoleChoice.shape);
export type DiscordGuildChoice = z.infer<typeof discordGuildChoice>;

export const knownGuildDraft = discordGuildChoice.extend({ guild_id: snowflake });
export type KnownGuildDraft = z.infer<typeof knownGuildDraft>;

const chosenChannel = discordName.extend({
  /** The page that opens it. */
  url: z.string(),
});

/** A guild that messages are posted to. */
export const knownGuild = z.object({
  id: z.number().int(),
  guild_id: snowflake,
  name: z.string(),
  announcements: chosenChannel.nullable(),
  status: chosenChannel.nullable(),
  state: z.enum(discordStates),
  /** How many messages are still to be posted. */
  waiting: z.number().int(),
  last_success_at: instant.nullable(),
  /** Why the last message failed, in Discord’s words if there are any; null once one has been delivered again. */
  last_error: z.string().nullable(),
  last_error_at: instant.nullable(),
  roles: z.array(z.object({ group: z.enum(discordRoleGroups), role: discordName })).max(discordRoleGroups.length),
  /** How many users have a role there that the panel gave them. */
  members: z.number().int(),
  /** Why a role could not be given or taken back last time; null if none failed. */
  roles_error: z.string().nullable(),
  roles_error_at: instant.nullable(),
  version: recordVersion,
});
export type KnownGuild = z.infer<typeof knownGuild>;

/** Whether a role has been given, is about to be, or cannot be because its user is not a member of the guild. */
export const discordRoleStates = ['given', 'waiting', 'no-member'] as const;
export type DiscordRoleState = (typeof discordRoleStates)[number];

/** A user’s own Discord account. */
export const discordAccount = z.object({
  name: z.string(),
  connected_at: instant,
  /** The roles that its user has or is about to be given. */
  roles: z
    .array(z.object({ id: snowflake, guild: z.string(), role: z.string(), state: z.enum(discordRoleStates) }))
    .max(mostDiscordGuilds * discordRoleGroups.length),
});
export type DiscordAccount = z.infer<typeof discordAccount>;

/** The parameters with which Discord redirects a browser back. */
export const discordReturn = z.object({
  code: z.string().min(1).max(200),
  /**
   * As returned by Discord: refused with 409 unless it was issued to this user in the last ten minutes and is unused.
   */
  state: z.string().min(1).max(200),
});
export type DiscordReturn = z.infer<typeof discordReturn>;
