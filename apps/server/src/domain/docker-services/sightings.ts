import type { Database } from '../../db/database.ts';
import type { ContainerInfo } from '../../engines/port.ts';
import { serviceIdOf } from './container.ts';
import type { PlacementRecord, SeenState, ServicePlacements } from './placements.ts';

export type ServiceSightings = ReturnType<typeof createServiceSightings>;

/** Brings the recorded states of services in line with the containers on their nodes. */
export function createServiceSightings(deps: { db: Database; servicePlacements: ServicePlacements }) {
  const { db, servicePlacements } = deps;
  return {
    /** Returns the idle placements of each node. Must be read before the engines are. */
    async listIdle(nodeIds: readonly number[]): Promise<ReadonlyMap<number, readonly PlacementRecord[]>> {
      const byNode = new Map<number, PlacementRecord[]>();
      for (const row of await servicePlacements.listIdle(nodeIds))
        byNode.set(row.nodeId, [...(byNode.get(row.nodeId) ?? []), row]);
      return byNode;
    },
    /** Compares the placements on one node with all its containers. */
    async note(
      idle: readonly PlacementRecord[],
      containers: readonly ContainerInfo[],
      hasCrashed: (id: string) => Promise<boolean>,
    ): Promise<void> {
      const byService = new Map(containers.map((container) => [serviceIdOf(container.labels), container]));
      for (const row of idle) {
        const seen = await stateOf(row.state, byService.get(row.serviceId), hasCrashed);
        if (seen === row.state) continue;
        await db.transaction(async () => {
          if (await servicePlacements.see(row, seen)) await servicePlacements.tell();
        });
      }
    },
  };
}

async function stateOf(
  before: SeenState,
  container: ContainerInfo | undefined,
  hasCrashed: (id: string) => Promise<boolean>,
): Promise<SeenState> {
  if (!container) return 'missing';
  switch (container.state) {
    case 'running':
      return 'running';
    case 'created':
    case 'paused':
      return 'stopped';
    case 'restarting':
    case 'dead':
      return 'failing';
    case 'exited':
      // Only a container that ran can have crashed since; a failing one was not stopped by anybody.
      if (before === 'running') return (await hasCrashed(container.id)) ? 'failing' : 'stopped';
      return before === 'failing' ? before : 'stopped';
    default:
      return container.state satisfies never;
  }
}
