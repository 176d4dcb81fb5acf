import { eq } from 'drizzle-orm';
import type { ServerDefaults } from '@kronos/api/contract';
import type { Database } from '../../../db/database.ts';
import { serverDefaults, servers, users } from '../../../db/schema.ts';
import type { Audit } from '../../audit/audit.ts';
import type { UserRow } from '../../users/users.ts';

/** The values until the owner chooses. */
const unchosen: ServerDefaults = { maintenance: null, revive: false, tell: { incidents: true, suspension: true } };

/** Omitted fields are kept. */
type Change = { [K in keyof ServerDefaults]?: ServerDefaults[K] | undefined };

export type ServerDefaultsOf = ReturnType<typeof createServerDefaults>;

/** The settings of an owner for all of their servers. */
export function createServerDefaults({ db, audit }: { db: Database; audit: Audit }) {
  const read = async (ownerId: number): Promise<ServerDefaults> => {
    const [row] = await db.current.select().from(serverDefaults).where(eq(serverDefaults.userId, ownerId));
    if (!row) return unchosen;
    const { maintenance, revive, tellIncidents, tellSuspension } = row;
    return { maintenance, revive, tell: { incidents: tellIncidents, suspension: tellSuspension } };
  };
  return {
    read,
    /** Counts the servers to which the settings apply. */
    countFor: (ownerId: number): Promise<number> => db.current.$count(servers, eq(servers.ownerId, ownerId)),
    save: ({ id, name }: UserRow, change: Change): Promise<void> =>
      db.transaction(async () => {
        // Omitted fields are kept, also when two requests save at once.
        await db.current.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
        const before = await read(id);
        const { maintenance = before.maintenance, revive = before.revive, tell = before.tell } = change;
        const after = { maintenance, revive, tell };
        const values = { maintenance, revive, tellIncidents: tell.incidents, tellSuspension: tell.suspension };
        await db.current
          .insert(serverDefaults)
          .values({ userId: id, ...values })
          .onConflictDoUpdate({ target: serverDefaults.userId, set: values });
        await audit.write({ target: { kind: 'user', id, name }, before: { ...before }, after });
      }),
  };
}
