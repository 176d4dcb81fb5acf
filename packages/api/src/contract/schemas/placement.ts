import { z } from 'zod';

/**
 * Why a server cannot be placed on a node: it is off for new ones, does not answer, has as many servers as it may or no
 * port left, has less memory or free disk than the product promises, belongs to somebody else, or is where the server is
 * already.
 */
export const placementObstacles = [
  'disabled',
  'down',
  'full',
  'no-port',
  'too-small',
  'no-disk',
  'not-theirs',
  'here',
] as const;
export type PlacementObstacle = (typeof placementObstacles)[number];

/** How well a node fits a server that is to be made. */
export const nodeFit = z.object({
  id: z.number().int(),
  alias: z.string(),
  /** Nothing stands against it when there is none. */
  obstacles: z.array(z.enum(placementObstacles)),
  /** Of the nodes that fit the one that is taken by itself has the highest, 0 to 1. */
  score: z.number().min(0).max(1),
  servers: z.number().int(),
  /** How many servers it may have; null is any number. */
  capacity: z.number().int().nullable(),
  /** Shares that were free when it last told, 0 to 1; null when it never did. */
  free_memory: z.number().min(0).max(1).nullable(),
  free_cpu: z.number().min(0).max(1).nullable(),
});
export type NodeFit = z.infer<typeof nodeFit>;

/** What a move of servers to another node would meet and cost. */
export const movePlan = z.object({
  /** How well each node fits all of them together, the best first. */
  nodes: z.array(nodeFit),
  /** How many of them run, or may, and stand still for a while. */
  running: z.number().int(),
  /** How long each of those is expected to stand still at most, by its last backup; null where one has none. */
  outage_seconds: z.number().nullable(),
});
export type MovePlan = z.infer<typeof movePlan>;
