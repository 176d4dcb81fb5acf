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

/** Sends events to browsers, which then read the changed records themselves. */
export function createEvents({ db, outbox, wake }: { db: Database; outbox: Outbox; wake: () => void }) {
  const write = async (entry: Parameters<Outbox['add']>[0]) => {
    await outbox.add(entry);
    db.afterCommit(wake);
  };
  return {
    /**
     * Stores an event in the transaction of its change; it is sent after the commit. The scope contains what the
     * channel's name needs: `id` for `user`, `tenant` for the others.
     */
    emit: <C extends ChannelId, E extends EventOf<C>>(
      channel: C,
      scope: Partial<ChannelScope>,
      event: E,
      data: PayloadOf<C, E>,
    ): Promise<void> => write({ kind: 'event', channel: `private-${channelName(channel, scope)}`, event, data }),
    /** Reports the user of a socket that another process holds, before a disconnect that may follow. */
    signer: (socketId: string, signer: Signer): Promise<void> => write({ kind: 'signer', socketId, signer }),
    /** Closes sockets: 4009 at sign-out, 4100 on a role change. */
    goodbye: (owner: SocketOwner, code: 4009 | 4100): Promise<void> => write({ kind: 'goodbye', owner, code }),
  };
}
