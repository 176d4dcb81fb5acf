import { z } from 'zod';
import { fieldHints } from './field-hints.ts';
import { announcementRoles, audience } from './audience.ts';
import { period, periodRow } from './period.ts';

export const announcementSizes = ['mini', 'small', 'standard', 'large', 'huge'] as const;
export type AnnouncementSize = (typeof announcementSizes)[number];

/** What an admin writes with formatting and pictures; what is not allowed in it is taken out. */
export const html = z
  .string()
  .trim()
  .min(1, 'Write what it says')
  .max(200_000, 'At most 200,000 characters, pictures included')
  .register(fieldHints, { kind: 'html' });
/** Bytes of a body with such a text in it. */
export const largestHtml = 512 * 1024;

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

/** What an admin writes. */
export const announcementDraft = z.object({
  header: z.string().trim().min(1, 'Give it a header').max(120, 'At most 120 characters'),
  content: html,
  size: z.enum(announcementSizes).default('standard'),
  audience: audience(announcementRoles),
  ...period,
});
export type AnnouncementDraft = z.infer<typeof announcementDraft>;

/** One as admins see it in their list; its content is read on its own. */
export const announcementRow = announcementDraft.omit({ content: true }).extend({
  ...periodRow,
  /** How many people put it away. */
  reads: z.number().int(),
});
export type AnnouncementRow = z.infer<typeof announcementRow>;

export const announcementDetail = announcementRow.extend({ content: z.string() });
export type AnnouncementDetail = z.infer<typeof announcementDetail>;
