import type { NodeFit, PlacementObstacle, PlacementPolicy } from '@kronos/api/contract';
import type { NodeFigures } from '../../db/schema.ts';

/** A node with the usage of its servers. */
export interface Candidate {
  id: number;
  alias: string;
  ownerId: number | null;
  enabled: boolean;
  up: boolean;
  capacity: number | null;
  portFirst: number;
  portLast: number;
  figures: NodeFigures | null;
  servers: number;
  /** How many ports of its range are in use. */
  portsTaken: number;
}

/** The combined requirements of new servers. */
export interface Requirements {
  /** The owners whose nodes qualify: a reseller, or null for the installation; with several owners, all must match. */
  ownerIds: readonly (number | null)[];
  /** The largest memory limit; 0 without limits. */
  memoryBytes: number;
  diskBytes: number;
  /** The number of servers. */
  count: number;
  /** The current nodes of the servers that already have one. */
  from: readonly number[];
}

/** The free share assumed for a node without figures: neither good nor bad. */
const unknownShare = 0.5;

/** Assesses how well each node fits: first those without obstacles, in the order that the policy prefers. */
export function assess(candidates: readonly Candidate[], wish: Requirements, policy: PlacementPolicy): NodeFit[] {
  return candidates
    .map((node): NodeFit => {
      const [memory, cpu] = [freeMemory(node), freeCpu(node)];
      return {
        id: node.id,
        alias: node.alias,
        obstacles: obstaclesOf(node, wish),
        // Media servers run out of memory first.
        score: 0.5 * (memory ?? unknownShare) + 0.3 * (cpu ?? unknownShare) + 0.2 * freeSlots(node),
        servers: node.servers,
        capacity: node.capacity,
        free_memory: memory,
        free_cpu: cpu,
      };
    })
    .toSorted(
      (a, b) =>
        Number(a.obstacles.length > 0) - Number(b.obstacles.length > 0) ||
        preference[policy](a, b) ||
        b.score - a.score ||
        a.servers - b.servers ||
        a.id - b.id,
    );
}

const preference: Record<PlacementPolicy, (a: NodeFit, b: NodeFit) => number> = {
  balanced: () => 0,
  spread: (a, b) => a.servers - b.servers,
  fill: (a, b) => b.servers - a.servers,
};

function obstaclesOf(
  node: Candidate,
  { ownerIds, memoryBytes, diskBytes, count, from }: Requirements,
): PlacementObstacle[] {
  const { figures } = node;
  const added = count - from.filter((id) => id === node.id).length;
  const is: Record<PlacementObstacle, boolean> = {
    disabled: !node.enabled,
    down: !node.up,
    full: node.capacity !== null && node.servers + added > node.capacity,
    'no-port': node.portsTaken + added > node.portLast - node.portFirst + 1,
    'too-small': (figures?.memoryBytes ?? Number.POSITIVE_INFINITY) < memoryBytes,
    'no-disk': (figures?.machine?.diskFreeBytes ?? Number.POSITIVE_INFINITY) < diskBytes,
    'not-theirs': ownerIds.some((id) => id !== node.ownerId),
    here: added === 0,
  };
  const all = ['here', 'disabled', 'down', 'full', 'no-port', 'too-small', 'no-disk', 'not-theirs'] as const;
  return all.filter((obstacle) => is[obstacle]);
}

const share = (used: number, total: number) => (total > 0 ? Math.min(1, Math.max(0, 1 - used / total)) : 0);
const freeMemory = ({ figures }: Candidate) => figures && share(figures.memoryUsedBytes, figures.memoryBytes);
const freeCpu = ({ figures }: Candidate) => figures && share(figures.cpuUsed, figures.cpus);

/** A node without a limit fills up too: each server slightly reduces its score. */
const freeSlots = ({ capacity, servers }: Candidate) =>
  capacity === null ? 1 / (1 + servers / 20) : share(servers, capacity);
