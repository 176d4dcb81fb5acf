import { z } from 'zod';

export const announcementSizes = ['mini', 'small', 'standard', 'large', 'huge'] as const;

/** What the house tells everybody at the next visit (spec §3). */
export const announcement = z.object({
  id: z.number().int(),
  /** The title of its modal. */
  header: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  size: z.enum(announcementSizes).default('standard'),
});
export type Announcement = z.infer<typeof announcement>;
