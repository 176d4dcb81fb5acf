import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Broadcaster } from '../../realtime/port.ts';
import type { Settings } from '../settings/settings.ts';

export type ServerEvents = ReturnType<typeof createServerEvents>;

/** Tells the owner and the admins that a server changed; they read it anew themselves. */
export function createServerEvents(deps: { db: Database; broadcaster: Broadcaster; settings: Settings; log: Logger }) {
  const { db, broadcaster, settings, log } = deps;
  const publish = async (id: number, ownerId: number) => {
    const tenant = await settings.tenant();
    await Promise.all([
      broadcaster.publish('user', { id: ownerId }, 'server-updated', { id }),
      broadcaster.publish('admin', { tenant }, 'server-updated', { id }),
    ]);
  };
  return {
    /** Leaves once the change is committed. */
    updated({ id, ownerId }: { id: number; ownerId: number }): void {
      db.afterCommit(() => {
        publish(id, ownerId).catch((error: unknown) => log.warn({ err: error, server: id }, 'event was not sent'));
      });
    },
  };
}
