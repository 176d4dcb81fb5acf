import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serverMoves, servers as serverTable } from '../../db/schema.ts';
import { EngineError, type NodeEngine } from '../../engines/port.ts';
import { serviceIdOf } from '../docker-services/container.ts';
import type { ServicePlacements } from '../docker-services/placements.ts';
import { configFolder, managedLabels, ownName, serverIdOf } from '../servers/container.ts';
import type { Moves } from '../servers/moves.ts';
import type { Servers } from '../servers/servers.ts';
import type { Settings } from '../settings/settings.ts';

interface Sweep {
  nodeId: number;
  engine: NodeEngine;
  signal: AbortSignal;
  /** Reports what was removed. */
  log: (line: string) => void;
}

export type Sweeper = ReturnType<typeof createSweeper>;

/** Removes from a node the containers of this installation that belong to nothing there, and their data. */
export function createSweeper(deps: {
  db: Database;
  servers: Pick<Servers, 'find'>;
  moves: Pick<Moves, 'find'>;
  settings: Settings;
  servicePlacements: Pick<ServicePlacements, 'isOn'>;
}) {
  const { db, servers, moves, settings, servicePlacements } = deps;

  const isLeft = async (nodeId: number, labels: Record<string, string>): Promise<boolean> => {
    const [serverId, serviceId] = [serverIdOf(labels), serviceIdOf(labels)];
    if (Number.isInteger(serviceId)) return !(await servicePlacements.isOn(serviceId, nodeId));
    if (Number.isInteger(serverId)) {
      const [server, place] = [await servers.find(serverId), await moves.find(serverId)];
      return server?.nodeId !== nodeId && place?.nodeId !== nodeId;
    }
    // Operations on servers create containers without either id for a moment.
    const awaited = await db.current.$count(serverMoves, eq(serverMoves.nodeId, nodeId));
    return awaited + (await db.current.$count(serverTable, eq(serverTable.nodeId, nodeId))) === 0;
  };

  /** Returns the volumes and folders that were created for a container, without those that it shares. */
  const dataOf = async (engine: NodeEngine, tenant: string, id: string, signal: AbortSignal): Promise<string[]> => {
    try {
      const { mounts } = await engine.inspect(id, { signal });
      return mounts
        .filter(({ source, target }) => target === configFolder && basename(source).startsWith(ownName(tenant)))
        .map(({ source }) => source);
    } catch (error) {
      if (error instanceof EngineError && error.code === 'container-missing') return [];
      throw error;
    }
  };

  /** Returns the number of removed containers. */
  return async ({ nodeId, engine, signal, log }: Sweep): Promise<number> => {
    const tenant = await settings.tenant();
    let count = 0;
    for (const { id, name, labels } of await engine.list(managedLabels(tenant), { signal })) {
      if (!(await isLeft(nodeId, labels))) continue;
      const data = await dataOf(engine, tenant, id, signal);
      await engine.remove(id, { signal });
      for (const volume of data) await engine.removeVolume(volume, { signal });
      log(`Removed the container ${name}, which did not belong to any server on this node.`);
      count += 1;
    }
    return count;
  };
}
