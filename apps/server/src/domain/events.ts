import {
  type ChannelId,
  channelName,
  type ChannelScope,
  type EventOf,
  type PayloadOf,
} from '@kronos/realtime/channels';
import type { Database } from '../db/database.ts';
import type { Outbox } from '../realtime/bus/outbox.ts';
import type { Signer, SocketOwner } from '../realtime/port.ts';

export type Events = ReturnType<typeof createEvents>;

/** The channels of this installation, each for all users of a kind. */
type SharedChannel = Exclude<ChannelId, 'user'>;

interface EventsDeps {
  db: Database;
  outbox: Outbox;
  wake: () => void;
  /** Reads the installation's name, which is part of the names of its channels. */
  tenant: () => Promise<string>;
}

/**
 * Sends events to browsers, which then read the changed records themselves. An event is stored in the transaction of
 * its change, and sent after the commit.
 */
export function createEvents({ db, outbox, wake, tenant }: EventsDeps) {
  const write = async (entry: Parameters<Outbox['add']>[0]) => {
    await outbox.add(entry);
    db.afterCommit(wake);
  };
  const send = <C extends ChannelId, E extends EventOf<C>>(
    channel: C,
    scope: Partial<ChannelScope>,
    event: E,
    data: PayloadOf<C, E>,
  ) => write({ kind: 'event', channel: `private-${channelName(channel, scope)}`, event, data });

  return {
    /** Sends an event to all users of a channel. */
    emit: async <C extends SharedChannel, E extends EventOf<C>>(
      channel: C,
      event: E,
      data: PayloadOf<C, E>,
    ): Promise<void> => send(channel, { tenant: await tenant() }, event, data),
    /** Sends an event to one user. */
    emitTo: <E extends EventOf<'user'>>(userId: number, event: E, data: PayloadOf<'user', E>): Promise<void> =>
      send('user', { id: userId }, event, data),
    /** Reports the user of a socket that another process holds, ahead of any disconnect. */
    signer: (socketId: string, signer: Signer): Promise<void> => write({ kind: 'signer', socketId, signer }),
    /** Closes sockets: 4009 at sign-out, 4100 on a role change. */
    goodbye: (owner: SocketOwner, code: 4009 | 4100): Promise<void> => write({ kind: 'goodbye', owner, code }),
  };
}
