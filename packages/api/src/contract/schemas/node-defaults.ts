import { z } from 'zod';
import { engineKinds, nodeCapacity, portNumber } from './node.ts';

const words = z.string().trim().max(60, 'At most 60 characters');

/** The initial values in the form of a new node. */
export const nodeDefaults = z.object({
  /** How its engine is reached. */
  kind: z.enum(engineKinds),
  /** The user name with which the panel signs in. */
  ssh_user: z.string().trim().min(1, 'Enter a user name').max(64, 'At most 64 characters'),
  ssh_port: portNumber,
  /** The port of an engine that is reached over TLS. */
  tls_port: portNumber,
  /** The port range for its servers; the same as in `adminDeployment`. */
  port_first: portNumber,
  port_last: portNumber,
  /** How many servers may be on it; null for any number. */
  capacity: nodeCapacity.nullable(),
  provider: words,
  region: words,
});
export type NodeDefaults = z.infer<typeof nodeDefaults>;
