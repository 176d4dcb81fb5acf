import { z } from 'zod';
import { html } from './announcement.ts';
import { audience, audienceRoles } from './audience.ts';
import { period, periodRow } from './period.ts';

/** The places of the panel that can show it. */
export const contentPlaces = ['dashboard_top', 'dashboard_bottom', 'account_top', 'footer'] as const;
export type ContentPlace = (typeof contentPlaces)[number];

/** HTML in a place of the panel, as its audience sees it. */
export const placedContent = z.object({
  id: z.number().int(),
  place: z.enum(contentPlaces),
  /** Sanitised HTML. */
  content: z.string(),
});
export type PlacedContent = z.infer<typeof placedContent>;

/** The fields that an admin fills in. */
export const contentDraft = z.object({
  /** The name, which only admins see. */
  name: z.string().trim().min(1, 'Enter a name').max(120, 'At most 120 characters'),
  place: z.enum(contentPlaces),
  content: html,
  audience: audience(audienceRoles),
  ...period,
});
export type ContentDraft = z.infer<typeof contentDraft>;

/** Dynamic content as admins see it in their list; its HTML is read separately. */
export const contentRow = contentDraft.omit({ content: true }).extend(periodRow);
export type ContentRow = z.infer<typeof contentRow>;

export const contentDetail = contentRow.extend({ content: z.string() });
export type ContentDetail = z.infer<typeof contentDetail>;
