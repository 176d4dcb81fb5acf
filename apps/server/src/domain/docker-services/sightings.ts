import type { Database } from '../../db/database.ts';
import type { ContainerInfo } from '../../engines/port.ts';
import { serviceIdOf } from './container.ts';
import type { PlacementRecord, SeenState, ServicePlacements } from './placements.ts';

export type ServiceSightings = ReturnType<typeof createServiceSightings>;

/** Brings what is known of services on nodes in line with the containers that are there. */
export function createServiceSightings(deps: { db: Database; servicePlacements: ServicePlacements }) {
  const { db, servicePlacements } = deps;
  return {
    /** Those on these nodes to which nothing is being done; to be read before the engines. */
    async listIdle(nodeIds: readonly number[]): Promise<ReadonlyMap<number, readonly PlacementRecord[]>> {
      const byNode = new Map<number, PlacementRecord[]>();
      for (const row of await servicePlacements.listIdle(nodeIds))
        byNode.set(row.nodeId, [...(byNode.get(row.nodeId) ?? []), row]);
      return byNode;
    },
    /** Compares those of one node with all its containers. */
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
      // Only one that ran can have crashed since; one that was failing was not stopped by anybody.
      if (before === 'running') return (await hasCrashed(container.id)) ? 'failing' : 'stopped';
      return before === 'failing' ? before : 'stopped';
    default:
      return container.state satisfies never;
  }
}
