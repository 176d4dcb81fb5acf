import { type ChannelId, channelName, channels, type Listener } from '@kronos/realtime/channels';

/** What the decision needs to know of a signed-in user. */
export interface ChannelUser {
  id: number;
  isAdmin: boolean;
  isModerator: boolean;
}

/**
 * Whether a signed-in user may join a channel, by the channel table (spec §7). The name is the one of the wire, with
 * `private-`. Names that this installation does not know, another tenant's or another person's, are refused.
 */
export function authorizeChannel(wireName: string, user: ChannelUser, tenant: string): boolean {
  const scope = { tenant, id: user.id };
  const known = Object.keys(channels) as ChannelId[];
  const id = known.find((channel) => wireName === `private-${channelName(channel, scope)}`);
  if (id === undefined) return false;
  const is: Record<Listener, boolean> = {
    customer: true,
    // The name was made with this person's id.
    user: true,
    moderator: user.isModerator,
    admin: user.isAdmin,
  };
  return channels[id].who.some((listener) => is[listener]);
}
