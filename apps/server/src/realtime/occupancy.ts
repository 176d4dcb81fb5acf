import { z } from 'zod';
import type { Rooms } from './rooms.ts';

/** The occupancy of channels: the number of sockets on each, and the users on presence channels. */
export const occupancySchema = z.record(z.string(), z.object({ sockets: z.number(), users: z.array(z.string()) }));
export type Occupancy = z.infer<typeof occupancySchema>;

/** Returns the occupancy of one process's rooms. */
export const occupancyOf = (rooms: Rooms<unknown>): Occupancy =>
  Object.fromEntries(
    rooms
      .names()
      .map((name) => [
        name,
        { sockets: rooms.sockets(name).length, users: rooms.members(name).map(({ user_id }) => user_id) },
      ]),
  );

/** Adds up the occupancy of several processes; a user who is connected to two of them counts once. */
export function addUp(parts: readonly Occupancy[]): Occupancy {
  const all: Occupancy = {};
  for (const [name, { sockets, users }] of parts.flatMap((part) => Object.entries(part))) {
    const before = all[name] ?? { sockets: 0, users: [] };
    all[name] = { sockets: before.sockets + sockets, users: [...new Set([...before.users, ...users])] };
  }
  return all;
}
