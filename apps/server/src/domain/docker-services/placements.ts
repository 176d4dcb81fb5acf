import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { dockerServices, nodes, processes, servicePlacements as table } from '../../db/schema.ts';
import type { Events } from '../events.ts';
import { isUnfinished } from '../processes/select.ts';

export type PlacementRecord = typeof table.$inferSelect;
/** The observed state of a container. */
export type SeenState = PlacementRecord['state'];

export type ServicePlacements = ReturnType<typeof createServicePlacements>;

/** The records of services on nodes. */
export function createServicePlacements({ db, clock, events }: { db: Database; clock: Clock; events: Events }) {
  const isIdle = (): SQL =>
    sql`not exists ${db.current
      .select({ one: sql`1` })
      .from(processes)
      .where(and(eq(processes.id, table.processId), isUnfinished))}`;
  const changed = async (values: Partial<PlacementRecord>, which: SQL | undefined): Promise<boolean> =>
    (await db.current.update(table).set(values).where(which).returning({ id: table.id })).length > 0;

  /** The nodes that a service is on. */
  const nodesOf = async (serviceId: number): Promise<number[]> => {
    const rows = await db.current.select({ id: table.nodeId }).from(table).where(eq(table.serviceId, serviceId));
    return rows.map(({ id }) => id);
  };

  return {
    nodesOf,
    /** Notifies admins, with the commit, that something has changed. */
    tell: (): Promise<void> => events.emit('admin', 'docker-services-changed', {}),
    /** Notifies admins that Portainer was installed on a node. */
    tellPortainer: (nodeId: number): Promise<void> => events.emit('admin', 'portainer-installed', { node: nodeId }),
    async add(serviceId: number, nodeId: number): Promise<PlacementRecord> {
      const values = { serviceId, nodeId, createdAt: clock.now() };
      const [row] = await db.current.insert(table).values(values).returning();
      if (!row) throw new Error('The placement could not be saved.');
      return row;
    },
    async find(id: number): Promise<PlacementRecord | undefined> {
      const [row] = await db.current.select().from(table).where(eq(table.id, id));
      return row;
    },
    /** Locks a placement until the transaction ends; returns it with the names of its service and node. */
    async lock(id: number) {
      const [row] = await db.current.select().from(table).where(eq(table.id, id)).for('update');
      if (!row) return undefined;
      const [more] = await db.current
        .select({
          service: dockerServices.name,
          alias: nodes.alias,
          process: { id: processes.id, state: processes.state },
        })
        .from(table)
        .innerJoin(dockerServices, eq(dockerServices.id, table.serviceId))
        .innerJoin(nodes, eq(nodes.id, table.nodeId))
        .leftJoin(processes, eq(processes.id, table.processId))
        .where(eq(table.id, id));
      return more && { row, service: more.service, alias: more.alias, isBusy: isBusy(more.process) };
    },
    /** Returns the idle placements of a service whose containers are older than its declaration. */
    async outdatedOf(serviceId: number): Promise<number[]> {
      const rows = await db.current
        .select({ id: table.id })
        .from(table)
        .innerJoin(dockerServices, eq(dockerServices.id, table.serviceId))
        .where(and(eq(table.serviceId, serviceId), lt(table.revision, dockerServices.revision), isIdle()))
        .orderBy(table.id);
      return rows.map(({ id }) => id);
    },
    /** Locks the nodes that a service is on, so that of two services that take a port, the second sees the first. */
    async lockNodesOf(serviceId: number): Promise<number[]> {
      const ids = await nodesOf(serviceId);
      if (ids.length > 0) await lockInOrder(db, nodes, ids);
      return ids;
    },
    /** The names of the nodes that a service is on. */
    async nodeNamesOf(serviceId: number): Promise<string[]> {
      const rows = await db.current
        .select({ alias: nodes.alias })
        .from(table)
        .innerJoin(nodes, eq(nodes.id, table.nodeId))
        .where(eq(table.serviceId, serviceId))
        .orderBy(asc(sql`lower(${nodes.alias})`));
      return rows.map(({ alias }) => alias);
    },
    countOn: (nodeId: number): Promise<number> => db.current.$count(table, eq(table.nodeId, nodeId)),
    isOn: async (serviceId: number, nodeId: number): Promise<boolean> =>
      (await db.current.$count(table, and(eq(table.serviceId, serviceId), eq(table.nodeId, nodeId)))) > 0,
    /** Changes a placement; false when it no longer exists. */
    change: (id: number, values: Partial<PlacementRecord>): Promise<boolean> => changed(values, eq(table.id, id)),
    async remove(id: number): Promise<void> {
      await db.current.delete(table).where(eq(table.id, id));
    },
    /** Deletes the placements on a node that is being emptied. */
    async removeOn(nodeId: number): Promise<void> {
      await db.current.delete(table).where(eq(table.nodeId, nodeId));
    },
    /** Returns the idle placements on these nodes: those without a process under way. */
    listIdle: (nodeIds: readonly number[]): Promise<PlacementRecord[]> =>
      db.current
        .select()
        .from(table)
        .where(and(inArray(table.nodeId, [...nodeIds]), isIdle()))
        .orderBy(table.id),
    /** Records the observed state of a placement, unless it has been worked on since it was listed. */
    see: ({ id, state, processId }: PlacementRecord, seen: SeenState): Promise<boolean> => {
      const isSameWork = sql`${table.processId} is not distinct from ${processId}`;
      return changed({ state: seen }, and(eq(table.id, id), eq(table.state, state), isSameWork, isIdle()));
    },
  };
}

/** Whether a process, if there is one, is under way. */
export const isBusy = <P extends Pick<typeof processes.$inferSelect, 'state'>>(process: P | null): process is P =>
  process !== null && (process.state === 'queued' || process.state === 'running');
