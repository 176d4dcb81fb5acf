import type { DiscordGuildChoice, DiscordRoleGroup, KnownGuild } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';

/** A read-only snapshot of a known guild. */
export type SeenGuild = Snapshot<KnownGuild>;

/** The groups of users that can be given a role, in the order in which they are shown. */
export const roleGroups = [
  'server_owner',
  'customer',
  'reseller',
  'moderator',
  'admin',
] as const satisfies readonly DiscordRoleGroup[];

/** The choice for a guild to which nothing is posted and in which no roles are given. */
export const noChoice: DiscordGuildChoice = {
  announcements_channel: null,
  status_channel: null,
  server_owner_role: null,
  customer_role: null,
  reseller_role: null,
  moderator_role: null,
  admin_role: null,
};

/** Returns the saved choice for a guild. */
export const choiceOf = ({ announcements, status, roles }: SeenGuild): DiscordGuildChoice => ({
  ...noChoice,
  announcements_channel: announcements?.id ?? null,
  status_channel: status?.id ?? null,
  ...Object.fromEntries(roles.map(({ group, role }) => [`${group}_role`, role.id])),
});
