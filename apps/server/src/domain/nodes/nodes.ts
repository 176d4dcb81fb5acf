import { asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { nodes, servers } from '../../db/schema.ts';
import type { EngineAddress, EngineErrorCode } from '../../engines/port.ts';
import type { Sealer } from '../../security/sealer.ts';
import { keyOf } from './key-of.ts';

/** A node's engine address in the configuration and the database. */
export const engineAddress = z.union([
  z.object({ kind: z.literal('docker'), socketPath: z.string().min(1) }),
  z.object({
    kind: z.literal('docker'),
    host: z.string().min(1),
    port: z.number().int().min(1).max(65_535),
    tls: z.object({ ca: z.string(), cert: z.string(), key: z.string() }),
  }),
  z.object({
    kind: z.literal('docker'),
    ssh: z.object({
      host: z.string().min(1),
      port: z.number().int().min(1).max(65_535),
      user: z.string().min(1),
      privateKey: z.string(),
      hostKey: z.string().min(1),
      socketPath: z.string().min(1),
    }),
  }),
  z.object({ kind: z.literal('sandbox'), url: z.url(), node: z.string().min(1) }),
]) satisfies z.ZodType<EngineAddress>;

export type NodeRow = typeof nodes.$inferSelect;

/** A node with its engine's address decrypted. */
export interface Node extends Omit<NodeRow, 'engine'> {
  engine: EngineAddress;
}

export interface NewNode {
  alias: string;
  host: string;
  engine: EngineAddress;
  /** The port range of its servers. @default `defaultPorts` */
  ports?: { first: number; last: number };
}

/** The fields of a node that an admin can change. */
export type NodeChange = Partial<
  Pick<Node, 'alias' | 'host' | 'engine' | 'provider' | 'region' | 'capacity' | 'portFirst' | 'portLast'> &
    Pick<Node, 'enabled' | 'ownerId'>
>;

export type Nodes = ReturnType<typeof createNodes>;

/** The hosts that servers run on. */
export function createNodes({ db, clock, sealer }: { db: Database; clock: Clock; sealer: Sealer }) {
  const reveal = ({ engine, ...row }: NodeRow): Node => ({
    ...row,
    engine: engineAddress.parse(JSON.parse(sealer.open(engine, place(row.alias)))),
  });

  /** The columns of an address; its seal is bound to the alias. */
  const columnsOf = (engine: EngineAddress, alias: string) => ({
    engine: sealer.seal(JSON.stringify(engine), place(alias)),
    sshKey: keyOf(engine),
  });

  return {
    reveal,
    /** Returns all nodes, or those with these ids. */
    async list(ids?: readonly number[]): Promise<Node[]> {
      const which = ids && inArray(nodes.id, [...ids]);
      return (await db.current.select().from(nodes).where(which).orderBy(asc(nodes.id))).map(reveal);
    },
    async find(id: number): Promise<Node | undefined> {
      const [row] = await db.current.select().from(nodes).where(eq(nodes.id, id));
      return row && reveal(row);
    },
    /** Locks the row until the transaction ends. */
    async lock(id: number): Promise<Node | undefined> {
      const [row] = await db.current.select().from(nodes).where(eq(nodes.id, id)).for('update');
      return row && reveal(row);
    },
    /** Locks the row against other changes; what refers to it, such as a new process, need not wait. */
    async hold(id: number): Promise<Node | undefined> {
      const [row] = await db.current.select().from(nodes).where(eq(nodes.id, id)).for('no key update');
      return row && reveal(row);
    },
    async add({ engine, ...values }: NodeChange & Pick<Node, 'alias' | 'host' | 'engine'>): Promise<number> {
      const [row] = await db.current
        .insert(nodes)
        .values({ ...values, ...columnsOf(engine, values.alias), createdAt: clock.now() })
        .returning({ id: nodes.id });
      if (!row) throw new Error(`The node ${values.alias} could not be stored.`);
      return row.id;
    },
    async change(node: Node, { engine, ...values }: NodeChange): Promise<void> {
      // The seal is bound to the alias, so a change of either requires a new one.
      const address = columnsOf(engine ?? node.engine, values.alias ?? node.alias);
      await db.current
        .update(nodes)
        .set({ ...values, ...address })
        .where(eq(nodes.id, node.id));
    },
    async findByAlias(alias: string): Promise<number | undefined> {
      const [row] = await db.current.select({ id: nodes.id }).from(nodes).where(eq(nodes.alias, alias));
      return row?.id;
    },
    /** Returns how many nodes there are, how many respond, and the first of them, unreachable ones first. */
    async overview(limit: number) {
      const [data, total, up] = await Promise.all([
        db.current
          .select({
            id: nodes.id,
            alias: nodes.alias,
            up: nodes.up,
            seenAt: nodes.seenAt,
            servers: db.current.$count(servers, eq(servers.nodeId, nodes.id)),
          })
          .from(nodes)
          .orderBy(asc(nodes.up), asc(nodes.alias))
          .limit(limit),
        db.current.$count(nodes),
        db.current.$count(nodes, eq(nodes.up, true)),
      ]);
      return { total, up, data };
    },
    /** Records whether the node responded; `failure` is the reason if not. */
    async setReachable(id: number, failure: EngineErrorCode | null): Promise<void> {
      const up = failure === null;
      await db.current
        .update(nodes)
        .set(up ? { up, failure, seenAt: clock.now() } : { up, failure })
        .where(eq(nodes.id, id));
    },
    /** Records that these nodes responded again; skips rows that are locked. */
    async touch(ids: number[]): Promise<void> {
      if (ids.length === 0) return;
      const free = db.current.select({ id: nodes.id }).from(nodes).where(inArray(nodes.id, ids));
      await db.current
        .update(nodes)
        .set({ seenAt: clock.now() })
        .where(inArray(nodes.id, free.for('no key update', { skipLocked: true })));
    },
    /** Gives the node to a reseller, or with null back to the installation. */
    async give(id: number, ownerId: number | null): Promise<void> {
      await db.current.update(nodes).set({ ownerId }).where(eq(nodes.id, id));
    },
    /** Creates the node unless its alias exists. An existing one gets the given address. */
    async ensure({ alias, host, engine, ports }: NewNode): Promise<number> {
      const address = columnsOf(engine, alias);
      const [row] = await db.current
        .insert(nodes)
        .values({
          alias,
          host,
          ...address,
          ...(ports && { portFirst: ports.first, portLast: ports.last }),
          createdAt: clock.now(),
        })
        .onConflictDoUpdate({ target: nodes.alias, set: { host, ...address } })
        .returning({ id: nodes.id });
      if (!row) throw new Error(`The node ${alias} could not be stored.`);
      return row.id;
    },
  };
}

/** Binds a sealed address to its row. */
const place = (alias: string) => `nodes:${alias}:engine`;
