import { z } from 'zod';

/**
 * Why a server cannot be placed on a node: it is off for new servers, does not respond, has reached its number of
 * servers or has no port left, has less memory or free disk than the product promises, belongs to another user, or
 * already has the server.
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

/** How well a node fits a new server. */
export const nodeFit = z.object({
  id: z.number().int(),
  alias: z.string(),
  /** Why the server cannot be placed there; empty if it can. */
  obstacles: z.array(z.enum(placementObstacles)),
  /** From 0 to 1; of the nodes that fit, the one with the highest score is selected by default. */
  score: z.number().min(0).max(1),
  servers: z.number().int(),
  /** How many servers it may have; null for any number. */
  capacity: z.number().int().nullable(),
  /** The free shares when last reported, 0 to 1; null if never reported. */
  free_memory: z.number().min(0).max(1).nullable(),
  free_cpu: z.number().min(0).max(1).nullable(),
});
export type NodeFit = z.infer<typeof nodeFit>;

/** What moving servers to another node would involve. */
export const movePlan = z.object({
  /** How well each node fits all of them together, the best first. */
  nodes: z.array(nodeFit),
  /** How many of them may be running, and will be interrupted. */
  running: z.number().int(),
  /** The longest expected interruption of each, estimated from its last backup; null if one has none. */
  outage_seconds: z.number().nullable(),
});
export type MovePlan = z.infer<typeof movePlan>;
