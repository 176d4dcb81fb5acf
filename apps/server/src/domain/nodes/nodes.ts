import { asc, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, servers } from '../../db/schema.ts';
import type { EngineAddress } from '../../engines/port.ts';
import type { Sealer } from '../../security/sealer.ts';

/** A node's engine address as configuration and the database hold it. */
export const engineAddress = z.union([
  z.object({ kind: z.literal('docker'), socketPath: z.string().min(1) }),
  z.object({
    kind: z.literal('docker'),
    host: z.string().min(1),
    port: z.number().int().min(1).max(65_535),
    tls: z.object({ ca: z.string(), cert: z.string(), key: z.string() }),
  }),
  z.object({ kind: z.literal('sandbox'), url: z.url(), node: z.string().min(1) }),
]) satisfies z.ZodType<EngineAddress>;

export interface Node {
  id: number;
  alias: string;
  host: string;
  up: boolean;
  seenAt: Date | null;
  engine: EngineAddress;
}

export interface NewNode {
  alias: string;
  host: string;
  engine: EngineAddress;
}

export type Nodes = ReturnType<typeof createNodes>;

/** The hosts that servers run on. */
export function createNodes({ db, clock, sealer }: { db: Database; clock: Clock; sealer: Sealer }) {
  const reveal = ({ engine, ...row }: typeof nodes.$inferSelect): Node => ({
    ...row,
    engine: engineAddress.parse(JSON.parse(sealer.open(engine, place(row.alias)))),
  });

  return {
    async list(): Promise<Node[]> {
      return (await db.current.select().from(nodes).orderBy(asc(nodes.id))).map(reveal);
    },
    async find(id: number): Promise<Node | undefined> {
      const [row] = await db.current.select().from(nodes).where(eq(nodes.id, id));
      return row && reveal(row);
    },
    async findByAlias(alias: string): Promise<number | undefined> {
      const [row] = await db.current.select({ id: nodes.id }).from(nodes).where(eq(nodes.alias, alias));
      return row?.id;
    },
    /** For people's eyes: without the engine's address, with the number of servers. */
    overview() {
      return db.current
        .select({
          id: nodes.id,
          alias: nodes.alias,
          up: nodes.up,
          seenAt: nodes.seenAt,
          servers: count(servers.id).mapWith(Number),
        })
        .from(nodes)
        .leftJoin(servers, eq(servers.nodeId, nodes.id))
        .groupBy(nodes.id)
        .orderBy(asc(nodes.id));
    },
    async setReachable(id: number, up: boolean): Promise<void> {
      await db.current
        .update(nodes)
        .set(up ? { up, seenAt: clock.now() } : { up })
        .where(eq(nodes.id, id));
    },
    /** Makes it a reseller's node, or with null the house's own. */
    async give(id: number, ownerId: number | null): Promise<void> {
      await db.current.update(nodes).set({ ownerId }).where(eq(nodes.id, id));
    },
    /** Creates the node unless its alias is taken. An existing one gets the address given. */
    async ensure({ alias, host, engine }: NewNode): Promise<number> {
      const sealed = sealer.seal(JSON.stringify(engine), place(alias));
      const [row] = await db.current
        .insert(nodes)
        .values({ alias, host, engine: sealed, createdAt: clock.now() })
        .onConflictDoUpdate({ target: nodes.alias, set: { host, engine: sealed } })
        .returning({ id: nodes.id });
      if (!row) throw new Error(`The node ${alias} could not be stored.`);
      return row.id;
    },
  };
}

/** Binds a sealed address to its row. */
const place = (alias: string) => `nodes:${alias}:engine`;
