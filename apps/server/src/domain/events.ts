import type { ChannelId, ChannelScope, EventOf, PayloadOf } from '@kronos/realtime/channels';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Broadcaster } from '../realtime/port.ts';

export type Events = ReturnType<typeof createEvents>;

/** Tells browsers that something changed; they read it anew themselves. */
export function createEvents({ db, broadcaster, log }: { db: Database; broadcaster: Broadcaster; log: Logger }) {
  return {
    /** Leaves once the change is committed. */
    emit<C extends ChannelId, E extends EventOf<C>>(
      channel: C,
      scope: Partial<ChannelScope>,
      event: E,
      payload: PayloadOf<C, E>,
    ): void {
      db.afterCommit(() => {
        broadcaster.publish(channel, scope, event, payload).catch((error: unknown) => {
          log.warn({ err: error, channel, event }, 'event was not sent');
        });
      });
    },
  };
}
