import { z } from 'zod';
import { containerLimits } from './node.ts';
import { ping, server } from './server.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** A server as an admin sees it, with its owner and its origin. */
export const serverDetail = server.extend({
  owner: named.extend({ email: z.string(), is_admin: z.boolean() }),
  /** The product that it was made from; null when it was set up without one. */
  product: named.nullable(),
  image: z.string(),
  limits: containerLimits,
  /** The name of its container at the engine of its node; null until there is one. */
  container: z.string().nullable(),
  /** The sub-users with whom it is shared. */
  shared_with: z.array(named),
});
export type ServerDetail = z.infer<typeof serverDetail>;
/** A server in the list of all. */
export const serverRow = server
  .pick({
    id: true,
    name: true,
    type: true,
    status: true,
    version: true,
    node: true,
    operation: true,
    seen_at: true,
    created_at: true,
  })
  .extend({
    owner: named,
    /** The product that it was made from; null when it was set up without one. */
    product: named.nullable(),
    ping: ping.pick({ status: true, ms: true }),
  });
export type ServerRow = z.infer<typeof serverRow>;
