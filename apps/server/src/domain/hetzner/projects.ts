import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { hetznerProjects as table } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Cloud, CloudProject } from './port.ts';

export type HetznerProjectRow = typeof table.$inferSelect;

/** Milliseconds between readings of a project: with a thousand servers, they take 600 of its 3600 calls per hour. */
export const readEveryMs = 2 * 60_000;

export type HetznerProjects = ReturnType<typeof createHetznerProjects>;

/** The projects of Hetzner Cloud. Tokens are sealed, and opened only for calls to Hetzner. */
export function createHetznerProjects(deps: { db: Database; clock: Clock; sealer: Sealer; cloud: Cloud }) {
  const { db, clock, sealer, cloud } = deps;
  return {
    async find(id: number): Promise<HetznerProjectRow | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id));
      return row;
    },
    /** Locks the row until the transaction ends. */
    async lock(id: number): Promise<HetznerProjectRow | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id)).for('update');
      return row;
    },
    all: (): Promise<HetznerProjectRow[]> => db.current.select().from(table).orderBy(asc(table.id)),
    /** Claims the projects that are due, and postpones their next reading so that no other process claims them too. */
    claimDue(): Promise<HetznerProjectRow[]> {
      const now = clock.now();
      const due = db.current
        .select({ id: table.id })
        .from(table)
        .where(lte(table.nextReadAt, now))
        .for('update', { skipLocked: true });
      return db.current
        .update(table)
        .set({ nextReadAt: new Date(now.getTime() + readEveryMs) })
        .where(inArray(table.id, sql`${due}`))
        .returning();
    },
    async setToken(id: number, token: string): Promise<void> {
      await db.current
        .update(table)
        .set({ apiToken: sealer.seal(token, place(id)) })
        .where(eq(table.id, id));
    },
    /** Opens a project, without sending anything. */
    open({ id, apiToken }: Pick<HetznerProjectRow, 'id' | 'apiToken'>): CloudProject {
      if (apiToken === null) throw new Error(`The project ${id} has no token.`);
      return cloud.open(sealer.open(apiToken, place(id)));
    },
  };
}

/** Binds a sealed token to its row. */
const place = (id: number) => `hetzner_projects:${id}:api_token`;
