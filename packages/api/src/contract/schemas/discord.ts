import { z } from 'zod';
import { audienceRoles } from './audience.ts';
import { instant } from './common.ts';

const examples = ['1200000000000000010'];
/** A number of Discord, which JavaScript could not hold. */
const snowflake = z
  .string()
  .regex(/^[1-9]\d{14,19}$/, 'A number of Discord has 15 to 20 digits')
  .meta({ examples });

/** Which of the house’s messages a channel may get. */
export const discordTopics = ['announcements', 'status'] as const;
export type DiscordTopic = (typeof discordTopics)[number];

/** How the messages to a guild fare; `idle` until the first. */
export const discordStates = ['idle', 'working', 'failing'] as const;
export type DiscordState = (typeof discordStates)[number];

/** So many guilds the house posts to at most: each message goes to every one of them. */
export const mostDiscordGuilds = 50;
/** So many of anything Discord lists at most: the guilds of a person, the roles or the channels of a guild. */
const mostListed = 500;

/** Anything of Discord’s that has a name. */
export const discordName = z.object({ id: snowflake, name: z.string() });
export type DiscordName = z.infer<typeof discordName>;

/** The application that the house has registered with Discord. */
export const discordApplication = z.object({
  client_id: z.string().trim().pipe(snowflake).meta({ examples }),
});

const secret = z.string().trim().max(200, 'At most 200 characters');

/** What an admin enters of it: an empty secret keeps the one that is there. */
export const discordApplicationDraft = discordApplication.extend({ client_secret: secret, bot_token: secret });
export type DiscordApplicationDraft = z.infer<typeof discordApplicationDraft>;

/** The application as it is shown; its secrets are never answered. */
export const savedDiscordApplication = discordApplication.extend({
  is_client_secret_set: z.boolean(),
  is_bot_token_set: z.boolean(),
});

/** What a guild has; only the channels to which messages can be posted. */
export const discordGuild = discordName.extend({
  roles: z.array(discordName).max(mostListed),
  channels: z.array(discordName).max(mostListed),
});
export type DiscordGuild = z.infer<typeof discordGuild>;

export const discordGuildParams = z.object({ id: snowflake });
export const discordGuilds = z.array(discordName).max(mostListed);

/** Which channel gets which messages; null for none. */
export const discordChannelChoice = z.object({
  announcements_channel: snowflake.nullable(),
  status_channel: snowflake.nullable(),
});
export type DiscordChannelChoice = z.infer<typeof discordChannelChoice>;

/** The groups of users whose members can be given a role of a guild; one user may be in several. */
export const discordRoleGroups = ['server_owner', ...audienceRoles] as const;
export type DiscordRoleGroup = (typeof discordRoleGroups)[number];

/** Which role of a guild the members of each group are given; null for none. */
export const discordRoleChoice = z.object({
  server_owner_role: snowflake.nullable(),
  customer_role: snowflake.nullable(),
  reseller_role: snowflake.nullable(),
  moderator_role: snowflake.nullable(),
  admin_role: snowflake.nullable(),
} satisfies Record<`${DiscordRoleGroup}_role`, z.ZodType>);
export type DiscordRoleChoice = z.infer<typeof discordRoleChoice>;

/** What is chosen for a guild. */
export const discordGuildChoice = discordChannelChoice.extend(discordRoleChoice.shape);
export type DiscordGuildChoice = z.infer<typeof discordGuildChoice>;

export const knownGuildDraft = discordGuildChoice.extend({ guild_id: snowflake });
export type KnownGuildDraft = z.infer<typeof knownGuildDraft>;

const chosenChannel = discordName.extend({
  /** Where it is opened. */
  url: z.string(),
});

/** A guild to which the house posts. */
export const knownGuild = z.object({
  id: z.number().int(),
  guild_id: snowflake,
  name: z.string(),
  announcements: chosenChannel.nullable(),
  status: chosenChannel.nullable(),
  state: z.enum(discordStates),
  /** Messages that are still to be posted. */
  waiting: z.number().int(),
  last_success_at: instant.nullable(),
  /** Why the last one failed, in Discord’s words where it had some; null once one has arrived again. */
  last_error: z.string().nullable(),
  last_error_at: instant.nullable(),
  roles: z.array(z.object({ group: z.enum(discordRoleGroups), role: discordName })).max(discordRoleGroups.length),
  /** How many users have a role there by the panel. */
  members: z.number().int(),
  /** Why a role could not be given or taken back the last time; null where all were. */
  roles_error: z.string().nullable(),
  roles_error_at: instant.nullable(),
});
export type KnownGuild = z.infer<typeof knownGuild>;

/** How far a role of a guild has come: given, on its way, or its user is no member of the guild. */
export const discordRoleStates = ['given', 'waiting', 'no-member'] as const;
export type DiscordRoleState = (typeof discordRoleStates)[number];

/** A user’s own account at Discord. */
export const discordAccount = z.object({
  name: z.string(),
  connected_at: instant,
  /** The roles that its user has, or is to have. */
  roles: z
    .array(z.object({ id: snowflake, guild: z.string(), role: z.string(), state: z.enum(discordRoleStates) }))
    .max(mostDiscordGuilds * discordRoleGroups.length),
});
export type DiscordAccount = z.infer<typeof discordAccount>;

/** What Discord sends a browser back with. */
export const discordReturn = z.object({
  code: z.string().min(1).max(200),
  /** As Discord passed it back: 409 unless it was made for this user, in the last ten minutes, and not used. */
  state: z.string().min(1).max(200),
});
export type DiscordReturn = z.infer<typeof discordReturn>;
