import { z } from 'zod';
import { portNumber } from './node.ts';

/**
 * How a node is chosen for a server: `balanced` takes the one with the most room, `spread` the one with the fewest
 * servers, `fill` the one with the most servers that still has room.
 */
export const placements = ['balanced', 'spread', 'fill'] as const;
export type PlacementPolicy = (typeof placements)[number];

/** Placeholders for the owner, the product and the media server in the names of new servers. */
export const nameVariables = ['user', 'product', 'type'] as const;
export type NameVariable = (typeof nameVariables)[number];

const isKnown = (name: string | undefined) => nameVariables.some((variable) => variable === name);

const namePattern = z
  .string()
  .trim()
  .min(1, 'Enter a name')
  .max(60, 'At most 60 characters')
  .refine(
    (text) => [...text.matchAll(/\{([^{}]*)\}?|\}/g)].every(([match, name]) => match.endsWith('}') && isKnown(name)),
    'Use only {user}, {product} and {type}',
  );

/** How new servers are named and placed, and the port range of new nodes. */
export const deploymentSettings = z.object({
  placement: z.enum(placements),
  /** The name of a new server if none is entered, with variables in braces. If it is taken, a number is appended. */
  server_name: namePattern,
  /** The name of a trial server. */
  trial_name: namePattern,
  /** The port range for the servers of a new node. */
  port_first: portNumber,
  port_last: portNumber,
});
export type DeploymentSettings = z.infer<typeof deploymentSettings>;
