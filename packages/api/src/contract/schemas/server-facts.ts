import { z } from 'zod';
import { instant } from './common.ts';

/** What a server was last seen to use, as old as `at`. */
export const serverFigures = z.object({
  /** Cores that it keeps busy. */
  cpu: z.number(),
  memory_bytes: z.number(),
  /** The whole memory of its node where it has no limit of its own. */
  memory_limit_bytes: z.number(),
  /** Since its container was started. */
  received_bytes: z.number(),
  sent_bytes: z.number(),
  /** When its engine told them. */
  at: instant,
});
export type ServerFigures = z.infer<typeof serverFigures>;

/** The same of one server among several. */
export const figuresOfServer = serverFigures.extend({ server_id: z.number().int() });

/** The newest lines of a server's log, oldest first. */
export const serverLog = z.object({
  lines: z.array(z.string()).max(1000),
  /** Why its node told none, in words; null when it answered. */
  failure: z.string().nullable(),
});
export type ServerLog = z.infer<typeof serverLog>;

/** What an action on servers reaches beyond themselves. */
export const blastRadius = z.object({
  servers: z.number().int(),
  /** Who owns them. */
  customers: z.number().int(),
  /** Who else uses them, by what the owners share. */
  shared_with: z.number().int(),
  /** What is being done to them now. */
  operations: z.number().int(),
});
export type BlastRadius = z.infer<typeof blastRadius>;
