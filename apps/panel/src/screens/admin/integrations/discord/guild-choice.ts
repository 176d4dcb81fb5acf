import type { DiscordGuildChoice, DiscordRoleGroup, KnownGuild } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';

/** A known guild as a screen reads it. */
export type SeenGuild = Snapshot<KnownGuild>;

/** The groups of users that can be given a role, in the order in which they are shown. */
export const roleGroups = [
  'server_owner',
  'customer',
  'reseller',
  'moderator',
  'admin',
] as const satisfies readonly DiscordRoleGroup[];

/** Nothing is posted to such a guild, and nobody is given a role. */
export const noChoice: DiscordGuildChoice = {
  announcements_channel: null,
  status_channel: null,
  server_owner_role: null,
  customer_role: null,
  reseller_role: null,
  moderator_role: null,
  admin_role: null,
};

/** What is chosen for a guild. */
export const choiceOf = ({ announcements, status, roles }: SeenGuild): DiscordGuildChoice => ({
  ...noChoice,
  announcements_channel: announcements?.id ?? null,
  status_channel: status?.id ?? null,
  ...Object.fromEntries(roles.map(({ group, role }) => [`${group}_role`, role.id])),
});
