/** The user of a socket on a presence channel. */
export interface Member {
  user_id: string;
  user_info?: unknown;
}

/** The sockets on each channel. `S` is a socket, which joins a channel at most once. */
export interface Rooms<S> {
  /** Returns whether this is the first socket of a user on the channel. */
  join(channel: string, socket: S, member?: Member): boolean;
  /** Returns the user who has left the channel, if it is a presence channel and this was their last socket. */
  leave(channel: string, socket: S): Member | undefined;
  has(channel: string, socket: S): boolean;
  sockets(channel: string): S[];
  member(channel: string, socket: S): Member | undefined;
  /** Returns each user on a presence channel once. */
  members(channel: string): Member[];
  names(): string[];
}

/** Creates an empty table; a channel exists while it has subscribers. */
export function createRooms<S>(): Rooms<S> {
  const rooms = new Map<string, Map<S, Member | undefined>>();

  const members = (channel: string): Member[] => {
    const byId = new Map<string, Member>();
    for (const member of rooms.get(channel)?.values() ?? []) if (member) byId.set(member.user_id, member);
    return [...byId.values()];
  };
  const isHere = (channel: string, { user_id }: Member) => members(channel).some((other) => other.user_id === user_id);

  return {
    join(channel, socket, member) {
      const isNew = member !== undefined && !isHere(channel, member);
      const room = rooms.get(channel) ?? new Map<S, Member | undefined>();
      rooms.set(channel, room.set(socket, member));
      return isNew;
    },
    leave(channel, socket) {
      const room = rooms.get(channel);
      const member = room?.get(socket);
      room?.delete(socket);
      if (room?.size === 0) rooms.delete(channel);
      return member && !isHere(channel, member) ? member : undefined;
    },
    has: (channel, socket) => rooms.get(channel)?.has(socket) ?? false,
    sockets: (channel) => [...(rooms.get(channel)?.keys() ?? [])],
    member: (channel, socket) => rooms.get(channel)?.get(socket),
    members,
    names: () => [...rooms.keys()],
  };
}
