import { type ChannelId, channelName, channels, type Listener } from '@kronos/realtime/channels';

/** The facts about a signed-in user that the decision needs. */
export interface ChannelUser {
  id: number;
  isAdmin: boolean;
  isModerator: boolean;
}

/**
 * Whether a signed-in user may join a channel, according to the channel table (spec §7). The name is the wire name,
 * with `private-`. Unknown names, including those of another tenant or user, are refused.
 */
export function authorizeChannel(wireName: string, user: ChannelUser, tenant: string): boolean {
  const scope = { tenant, id: user.id };
  const known = Object.keys(channels) as ChannelId[];
  const id = known.find((channel) => wireName === `private-${channelName(channel, scope)}`);
  if (id === undefined) return false;
  const is: Record<Listener, boolean> = {
    customer: true,
    // The name already contains this user's id.
    user: true,
    moderator: user.isModerator,
    admin: user.isAdmin,
  };
  return channels[id].who.some((listener) => is[listener]);
}
