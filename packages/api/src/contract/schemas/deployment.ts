import { z } from 'zod';
import { portNumber } from './node.ts';

/** How a node is chosen for a server: the one with the most room, with the fewest servers, or with the most that still fits. */
export const placements = ['balanced', 'spread', 'fill'] as const;
export type PlacementPolicy = (typeof placements)[number];

/** What stands for the owner, the product and the media server in the name of a new server. */
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
    'Only {user}, {product} and {type} stand for something',
  );

/** How new servers are named and placed, and the ports of new nodes. */
export const deploymentSettings = z.object({
  placement: z.enum(placements),
  /** The name of a server that nobody names, with variables in braces. A number follows where it is taken. */
  server_name: namePattern,
  /** The name of a server that is tried out. */
  trial_name: namePattern,
  /** The ports that the servers of a new node get. */
  port_first: portNumber,
  port_last: portNumber,
});
export type DeploymentSettings = z.infer<typeof deploymentSettings>;
