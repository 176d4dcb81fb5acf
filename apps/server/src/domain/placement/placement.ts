import { between, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodeFit, PlacementObstacle } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { nodes, products, servers, users } from '../../db/schema.ts';
import { limitsOfProduct, type ProductRow } from '../products/products.ts';
import { assess, type Candidate, type Requirements } from './assess.ts';
import type { DeploymentSettingsStore } from '../settings/deployment-settings.ts';
import { placesTaken } from './places-taken.ts';

export type Placement = ReturnType<typeof createPlacement>;

/** The owner of a new server; null stands for a customer of the installation. */
type Owner = { id: number; resellerId: number | null } | null;
type Sized = Pick<ProductRow, 'limits'> | null;

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

/**
 * Selects the node of a server: excludes nodes that cannot take it, with the reasons, and picks the best of the
 * others.
 */
export function createPlacement(deps: { db: Database; deploymentSettings: DeploymentSettingsStore }) {
  const { db, deploymentSettings } = deps;
  const read = (which?: SQL): Promise<Candidate[]> => {
    const taken = placesTaken(db);
    return db.current
      .select({
        id: nodes.id,
        alias: nodes.alias,
        ownerId: nodes.ownerId,
        enabled: nodes.enabled,
        up: nodes.up,
        capacity: nodes.capacity,
        portFirst: nodes.portFirst,
        portLast: nodes.portLast,
        figures: nodes.figures,
        servers: count(taken.port).mapWith(Number),
        portsTaken:
          sql<number>`count(*) filter (where ${between(taken.port, nodes.portFirst, nodes.portLast)})`.mapWith(Number),
      })
      .from(nodes)
      .leftJoin(taken, eq(taken.nodeId, nodes.id))
      .where(which)
      .groupBy(nodes.id);
  };

  /** Resellers with nodes of their own use those, also for their customers; all others use the installation's. */
  const sellersOf = async (owners: readonly NonNullable<Owner>[]): Promise<(number | null)[]> => {
    const asked = owners.flatMap(({ id, resellerId }) => (resellerId === null ? [id] : [id, resellerId]));
    if (asked.length === 0) return [null];
    const rows = await db.current
      .selectDistinct({ id: nodes.ownerId })
      .from(nodes)
      .where(inArray(nodes.ownerId, [...new Set(asked)]));
    const sellers = new Set(rows.map(({ id }) => id));
    const sellerOf = ({ id, resellerId }: NonNullable<Owner>) =>
      [id, resellerId].find((one) => one !== null && sellers.has(one)) ?? null;
    return [...new Set(owners.map(sellerOf))];
  };

  /** Returns the largest limits of these products. */
  const promised = (sold: readonly Sized[]): Pick<Requirements, 'memoryBytes' | 'diskBytes'> => {
    const limits = sold.flatMap((product) => (product ? limitsOfProduct(product) : []));
    return {
      memoryBytes: Math.max(0, ...limits.map(({ memory_mb }) => memory_mb ?? 0)) * megabyte,
      diskBytes: Math.max(0, ...limits.map(({ disk_gb }) => disk_gb ?? 0)) * gigabyte,
    };
  };

  const wishOf = async (owner: Owner, product: Sized): Promise<Requirements> => ({
    ownerIds: await sellersOf(owner ? [owner] : []),
    ...promised([product]),
    count: 1,
    from: [],
  });

  /** Returns the combined requirements of existing servers on another node. */
  const wishToMove = async (ids: readonly number[]): Promise<Requirements> => {
    const rows = await db.current
      .select({
        from: servers.nodeId,
        owner: { id: users.id, resellerId: users.resellerId },
        product: { limits: products.limits },
      })
      .from(servers)
      .innerJoin(users, eq(users.id, servers.ownerId))
      .leftJoin(products, eq(products.id, servers.productId))
      .where(inArray(servers.id, [...ids]));
    return {
      ownerIds: await sellersOf(rows.map(({ owner }) => owner)),
      ...promised(rows.map(({ product }) => product)),
      count: rows.length,
      from: rows.map(({ from }) => from),
    };
  };

  /** Locks the node until the transaction ends; false when another transaction has the lock. */
  const lock = async (id: number, waits: boolean): Promise<boolean> => {
    const rows = db.current.select({ id: nodes.id }).from(nodes).where(eq(nodes.id, id));
    return (await (waits ? rows.for('update') : rows.for('update', { skipLocked: true }))).length > 0;
  };
  const assessed = async (wish: Requirements, which?: SQL): Promise<NodeFit[]> => {
    const { placement } = await deploymentSettings.read();
    return assess(await read(which), wish, placement);
  };
  const look = async (id: number, wish: Requirements): Promise<NodeFit | undefined> =>
    (await assessed(wish, eq(nodes.id, id)))[0];

  /**
   * Refuses a chosen node with its first obstacle. That it is down is ignored: this is only its last known state, and
   * the admin may know better.
   */
  const admit = async (id: number, wish: Requirements): Promise<number> => {
    const fit = await look(id, wish);
    if (!fit) throw refused('This node no longer exists. Choose another.');
    const obstacle = fit.obstacles.find((one) => one !== 'down');
    if (obstacle) throw refused(`${fit.alias} ${obstacleWords[obstacle]}. Choose another node.`);
    return id;
  };

  const reserve = async (wish: Requirements, nodeId: number | undefined): Promise<number> => {
    if (nodeId !== undefined) {
      await lock(nodeId, true);
      return admit(nodeId, wish);
    }
    const viable = (await assessed(wish)).filter(({ obstacles }) => obstacles.length === 0);
    for (const [index, { id }] of viable.entries()) {
      // Waiting for a second node while holding the first could deadlock.
      const isFree = (await lock(id, index === 0)) && (await look(id, wish))?.obstacles.length === 0;
      if (isFree) return id;
    }
    throw refused(noneWords);
  };

  return {
    /** Assesses how well each node fits, best first. */
    async places(owner: Owner, product: Sized): Promise<NodeFit[]> {
      return assessed(await wishOf(owner, product));
    },
    /** Assesses how well each node fits existing servers together, best first. */
    async placesToMove(ids: readonly number[]): Promise<NodeFit[]> {
      return assessed(await wishToMove(ids));
    },
    /** Refuses to move a server to a node that cannot take it, or when no node can. */
    async admitMove(serverId: number, nodeId: number | undefined): Promise<void> {
      const wish = await wishToMove([serverId]);
      if (nodeId !== undefined) await admit(nodeId, wish);
      else if (!(await assessed(wish)).some(({ obstacles }) => obstacles.length === 0)) throw refused(noneWords);
    },
    /**
     * Reserves a place on a node, the given one or the best, until the end of the transaction that creates the server.
     * The node is assessed again once it is locked.
     */
    reserve: async (owner: Owner, product: Sized, nodeId?: number): Promise<number> =>
      reserve(await wishOf(owner, product), nodeId),
    /** Like `reserve`, for an existing server. */
    reserveMove: async (serverId: number, nodeId: number | undefined): Promise<number> =>
      reserve(await wishToMove([serverId]), nodeId),
  };
}

const noneWords = 'No node can take another server at the moment. Add a node or free up space.';

const obstacleWords: Record<Exclude<PlacementObstacle, 'down'>, string> = {
  disabled: 'takes no new servers',
  full: 'has reached its server limit',
  'no-port': 'has no free port left',
  'too-small': 'has too little memory for the product',
  'no-disk': 'has too little free disk space for the product',
  'not-theirs': 'belongs to another owner',
  here: 'is the node it is already on',
};

const refused = (words: string) => new AppError('invalid', words, { errors: { node_id: [words] } });
