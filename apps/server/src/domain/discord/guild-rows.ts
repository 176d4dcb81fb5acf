import {
  type DiscordGuild,
  type DiscordGuildChoice,
  type DiscordName,
  discordRoleGroups,
  type KnownGuild,
} from '@kronos/api/contract';
import type { discordGuilds } from '../../db/schema.ts';
import { refuseFields } from '../refuse-fields.ts';
import type { Discord } from './port.ts';

export type GuildRow = typeof discordGuilds.$inferSelect;
/** What an admin chooses for a guild. */
export type Chosen = Pick<GuildRow, 'announcementsChannel' | 'statusChannel' | 'roles'>;

/** Returns the chosen channels and roles with their names; refuses one that the guild does not have. */
export function chosen(
  choice: DiscordGuildChoice,
  { channels, roles }: Pick<DiscordGuild, 'channels' | 'roles'>,
): Chosen {
  const pick = (field: keyof DiscordGuildChoice, of: readonly DiscordName[], noun: string): DiscordName | null => {
    const one = of.find(({ id }) => id === choice[field]) ?? null;
    refuseFields({ [field]: choice[field] !== null && !one && `This ${noun} no longer exists` });
    return one;
  };
  const givenRoles = discordRoleGroups.flatMap((group) => {
    const role = pick(`${group}_role`, roles, 'role');
    return role ? [[group, role] as const] : [];
  });
  return {
    announcementsChannel: pick('announcements_channel', channels, 'channel'),
    statusChannel: pick('status_channel', channels, 'channel'),
    roles: Object.fromEntries(givenRoles),
  };
}

/** What the form of a guild shows. */
export const editable = ({ announcementsChannel, statusChannel, roles }: GuildRow) => [
  announcementsChannel,
  statusChannel,
  roles,
];

/** Presents a guild to admins. */
export function present(
  row: GuildRow,
  more: { waiting: number; members: number; version: string },
  discord: Discord,
): KnownGuild {
  const { id, guildId, name, lastSuccessAt, lastError, lastErrorAt, roles, rolesError, rolesErrorAt } = row;
  const channel = (one: DiscordName | null) => one && { ...one, url: discord.channelUrl(guildId, one.id) };
  return {
    id,
    guild_id: guildId,
    name,
    announcements: channel(row.announcementsChannel),
    status: channel(row.statusChannel),
    state: lastError !== null ? 'failing' : lastSuccessAt ? 'working' : 'idle',
    ...more,
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    last_error: lastError,
    last_error_at: lastErrorAt?.toISOString() ?? null,
    roles: discordRoleGroups.flatMap((group) => (roles[group] ? [{ group, role: roles[group] }] : [])),
    roles_error: rolesError,
    roles_error_at: rolesErrorAt?.toISOString() ?? null,
  };
}
