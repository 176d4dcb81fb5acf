import { z } from 'zod';
import { instant } from './common.ts';

/** A message to one user (spec §3). */
export const notification = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Sanitised HTML; links marked `data-internal` lead into the panel. */
  content: z.string(),
  has_read: z.boolean(),
  /** Its age in words, such as "3 minutes ago". */
  created_diff: z.string(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;
