import { z } from 'zod';
import { instant } from './common.ts';

/** The last known usage of a server, measured at `at`. */
export const serverFigures = z.object({
  /** How many cores it uses. */
  cpu: z.number(),
  memory_bytes: z.number(),
  /** The whole memory of its node, if it has no limit of its own. */
  memory_limit_bytes: z.number(),
  /** Since its container started. */
  received_bytes: z.number(),
  sent_bytes: z.number(),
  /** When its engine reported them. */
  at: instant,
});
export type ServerFigures = z.infer<typeof serverFigures>;

/** The figures of one server among several. */
export const figuresOfServer = serverFigures.extend({ server_id: z.number().int() });

/** The newest lines of a server's log, oldest first. */
export const serverLog = z.object({
  lines: z.array(z.string()).max(1000),
  /** Why its node returned none, as a sentence; null when it responded. */
  failure: z.string().nullable(),
});
export type ServerLog = z.infer<typeof serverLog>;

/** What an action on servers affects beyond themselves. */
export const blastRadius = z.object({
  servers: z.number().int(),
  /** How many users own them. */
  customers: z.number().int(),
  /** How many other users the owners share them with. */
  shared_with: z.number().int(),
  /** How many operations are running on them now. */
  operations: z.number().int(),
});
export type BlastRadius = z.infer<typeof blastRadius>;
