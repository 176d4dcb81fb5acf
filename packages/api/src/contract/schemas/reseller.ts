import { z } from 'zod';
import { instant } from './common.ts';
import { serverStatuses } from './server.ts';

/** A reseller's business in figures. */
export const resellerSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  /** How many customers this reseller brought. */
  customers: z.number().int(),
  servers: z.object({ total: z.number().int(), by_status: z.record(z.enum(serverStatuses), z.number().int()) }),
});

/** One of a reseller's nodes. */
export const resellerNode = z.object({
  id: z.number().int(),
  alias: z.string(),
  host: z.string(),
  up: z.boolean(),
  seen_at: instant.nullable(),
  servers: z.number().int(),
});
