import { z } from 'zod';
import { writtenNumber } from './common.ts';

export const plannedRestarts = ['never', 'daily', 'weekly'] as const;
export type PlannedRestart = (typeof plannedRestarts)[number];

/** The daily hours in which work on the servers disturbs least, and what is done in them. */
const maintenance = z.object({
  /** In the time zone `zone`. */
  from: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day')
    .meta({ examples: ['03:00'] }),
  hours: writtenNumber(z.number().int().min(1).max(12)),
  /** Such as `Europe/Berlin`. */
  zone: z.string().max(64).refine(isZone, 'Unknown time zone'),
  /** How often running servers are restarted in these hours. */
  restart: z.enum(plannedRestarts),
});
export type Maintenance = z.infer<typeof maintenance>;

/** The settings for all servers of an account. */
export const serverDefaults = z.object({
  /** If null, nothing is planned, and work may be done at any time. */
  maintenance: maintenance.nullable(),
  /** Whether a server that stopped unexpectedly is started again. */
  revive: z.boolean(),
  /** What the owner is notified of. */
  tell: z.object({ incidents: z.boolean(), suspension: z.boolean() }),
});
export type ServerDefaults = z.infer<typeof serverDefaults>;

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
