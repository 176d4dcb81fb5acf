import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { registries as table } from '../../db/schema.ts';
import type { RegistryAccount } from '../../engines/port.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Events } from '../events.ts';

export type RegistryAccounts = ReturnType<typeof createRegistryAccounts>;

/** The accounts of registries, opened for nodes alone, and how the last pull with each went. */
export function createRegistryAccounts(deps: { db: Database; clock: Clock; sealer: Sealer; events: Events }) {
  const { db, clock, sealer, events } = deps;
  return {
    /** The password as it is kept: bound to its host, so that it is never sent to another one. */
    seal: (password: string, host: string): string => sealer.seal(password, place(host)),
    async find(host: string): Promise<RegistryAccount | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.host, host));
      return row && { host, username: row.username, password: sealer.open(row.password, place(host)) };
    },
    /** Notes that an image was pulled with it, or why it could not be. */
    used: (host: string, failure: string | null): Promise<void> =>
      db.transaction(async () => {
        const values = failure === null ? { usedAt: clock.now(), failure } : { failure };
        await db.current.update(table).set(values).where(eq(table.host, host));
        await events.emit('admin', 'docker-settings-changed', {});
      }),
  };
}

const place = (host: string) => `registries:${host}:password`;
