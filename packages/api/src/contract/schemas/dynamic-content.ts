import { z } from 'zod';
import { html } from './announcement.ts';
import { audience, audienceRoles } from './audience.ts';
import { period, periodRow } from './period.ts';

/** Where in the panel it can stand. */
export const contentPlaces = ['dashboard_top', 'dashboard_bottom', 'account_top', 'footer'] as const;
export type ContentPlace = (typeof contentPlaces)[number];

/** HTML in a place of the panel, as those see it whom it is for. */
export const placedContent = z.object({
  id: z.number().int(),
  place: z.enum(contentPlaces),
  /** Sanitised HTML. */
  content: z.string(),
});
export type PlacedContent = z.infer<typeof placedContent>;

/** What an admin writes. */
export const contentDraft = z.object({
  /** What admins call it; nobody else sees it. */
  name: z.string().trim().min(1, 'Give it a name').max(120, 'At most 120 characters'),
  place: z.enum(contentPlaces),
  content: html,
  audience: audience(audienceRoles),
  ...period,
});
export type ContentDraft = z.infer<typeof contentDraft>;

/** One as admins see it in their list; its content is read on its own. */
export const contentRow = contentDraft.omit({ content: true }).extend(periodRow);
export type ContentRow = z.infer<typeof contentRow>;

export const contentDetail = contentRow.extend({ content: z.string() });
export type ContentDetail = z.infer<typeof contentDetail>;
