import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { registries as table } from '../../db/schema.ts';
import type { RegistryAccount } from '../../engines/port.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Events } from '../events.ts';

export type RegistryAccounts = ReturnType<typeof createRegistryAccounts>;

/** The accounts of registries, unsealed for nodes only, and the outcome of the last pull with each. */
export function createRegistryAccounts(deps: { db: Database; clock: Clock; sealer: Sealer; events: Events }) {
  const { db, clock, sealer, events } = deps;
  return {
    /** Seals a password. The seal is bound to the host, so that the password is never sent to another one. */
    seal: (password: string, host: string): string => sealer.seal(password, place(host)),
    async find(host: string): Promise<RegistryAccount | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.host, host));
      return row && { host, username: row.username, password: sealer.open(row.password, place(host)) };
    },
    /** Records that an image was pulled with the account, or why the pull failed. */
    used: (host: string, failure: string | null): Promise<void> =>
      db.transaction(async () => {
        const values = failure === null ? { usedAt: clock.now(), failure } : { failure };
        await db.current.update(table).set(values).where(eq(table.host, host));
        await events.emit('admin', 'docker-settings-changed', {});
      }),
  };
}

const place = (host: string) => `registries:${host}:password`;
