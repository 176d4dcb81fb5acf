import { z } from 'zod';

/** What every container is made with, unless an image or a node says otherwise. */
export const engineDefaults = z.object({
  /** So long a server may take to end by itself before it is killed. */
  stop_seconds: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(600, 'At most 600'),
  /** How large a file of its log gets before the next one is begun. */
  log_megabytes: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(1000, 'At most 1000'),
  /** How many of these files are kept. */
  log_files: z.number('Enter a number').int('Enter a whole number').min(1, 'At least 1').max(20, 'At most 20'),
  /** The name servers that it asks; none leaves that to the node. */
  dns: z
    .array(z.union([z.ipv4(), z.ipv6()], 'Enter addresses such as 9.9.9.9'))
    .max(3, 'At most 3 name servers')
    .refine((all) => new Set(all).size === all.length, 'Each name server only once')
    .meta({ examples: [['9.9.9.9']] }),
});
export type EngineDefaults = z.infer<typeof engineDefaults>;
