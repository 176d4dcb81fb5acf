import { z } from 'zod';
import { fieldHints } from './field-hints.ts';
import { announcementRoles, audience } from './audience.ts';
import { period, periodRow } from './period.ts';

export const announcementSizes = ['mini', 'small', 'standard', 'large', 'huge'] as const;
export type AnnouncementSize = (typeof announcementSizes)[number];

/** Text with formatting and pictures by an admin; whatever is not allowed in it is removed. */
export const html = z
  .string()
  .trim()
  .min(1, 'Enter the text')
  .max(200_000, 'At most 200,000 characters, pictures included')
  .register(fieldHints, { kind: 'html' });
/** The largest accepted size in bytes of a body with such a text. */
export const largestHtml = 512 * 1024;

/** A message that users see once, at their next visit (spec §3). */
export const announcement = z.object({
  id: z.number().int(),
  /** The title of its modal. */
  header: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  size: z.enum(announcementSizes).default('standard'),
});
export type Announcement = z.infer<typeof announcement>;

/** The fields that an admin fills in. */
export const announcementDraft = z.object({
  header: z.string().trim().min(1, 'Enter a header').max(120, 'At most 120 characters'),
  content: html,
  size: z.enum(announcementSizes).default('standard'),
  audience: audience(announcementRoles),
  ...period,
});
export type AnnouncementDraft = z.infer<typeof announcementDraft>;

/** An announcement as admins see it in their list; its content is read separately. */
export const announcementRow = announcementDraft.omit({ content: true }).extend({
  ...periodRow,
  /** How many users dismissed it. */
  reads: z.number().int(),
});
export type AnnouncementRow = z.infer<typeof announcementRow>;

export const announcementDetail = announcementRow.extend({ content: z.string() });
export type AnnouncementDetail = z.infer<typeof announcementDetail>;
