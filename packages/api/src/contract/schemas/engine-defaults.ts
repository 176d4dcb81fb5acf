import { z } from 'zod';

/** The defaults for every container, unless an image or a node overrides them. */
export const engineDefaults = z.object({
  /** Seconds that a server may take to stop before it is killed. */
  stop_seconds: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(600, 'At most 600'),
  /** The size at which a log file is rotated. */
  log_megabytes: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(1000, 'At most 1000'),
  /** How many log files are kept. */
  log_files: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(20, 'At most 20'),
  /** The DNS servers; if empty, those of the node. */
  dns: z
    .array(z.union([z.ipv4(), z.ipv6()], 'Enter addresses such as 9.9.9.9'))
    .max(3, 'At most 3 name servers')
    .refine((all) => new Set(all).size === all.length, 'Use each name server only once')
    .meta({ examples: [['9.9.9.9']] }),
});
export type EngineDefaults = z.infer<typeof engineDefaults>;
