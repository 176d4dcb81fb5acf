import { z } from 'zod';
import { announcementSizes, html } from './announcement.ts';
import { audience, audienceRoles } from './audience.ts';
import { period, periodRow } from './period.ts';
import type { OperationKind } from './operation.ts';

/** The kind of message, which determines the icon. */
export const popupTypes = ['info', 'success', 'warning', 'error', 'question'] as const;
export type PopupType = (typeof popupTypes)[number];

/** The operations on a server after which a popup can be shown to its owner. */
const tellingOperations = [
  'start',
  'stop',
  'restart',
  'deploy',
  'rebuild',
  'reset-config',
  'backup',
  'restore',
] as const satisfies readonly OperationKind[];

/**
 * When a popup is shown: when the panel is opened, when a user who joined after the popup began opens it, or when an
 * operation on one of the user's servers has succeeded. The popup of a claim is part of the claim's response (spec §3).
 */
export const popupOccasions = ['visit', 'first_visit', 'claim', ...tellingOperations] as const;
export type PopupOccasion = (typeof popupOccasions)[number];

const look = {
  type: z.enum(popupTypes),
  /** Whether it can be closed only after ticking that it was read (spec §5). */
  confirm_read: z.boolean(),
  size: z.enum(announcementSizes),
};

/** A dialog that a user is shown once, on an occasion (spec §3). */
export const popup = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  ...look,
});
export type Popup = z.infer<typeof popup>;

/** The fields that an admin fills in. */
export const popupDraft = z.object({
  title: z.string().trim().min(1, 'Enter a title').max(120, 'At most 120 characters'),
  body: html,
  ...look,
  occasion: z.enum(popupOccasions),
  audience: audience(audienceRoles),
  ...period,
});
export type PopupDraft = z.infer<typeof popupDraft>;

/** A popup as admins see it in their list; its body is read separately. */
export const popupRow = popupDraft.omit({ body: true }).extend({
  ...periodRow,
  /** How many users have closed it. */
  reads: z.number().int(),
});
export type PopupRow = z.infer<typeof popupRow>;

export const popupDetail = popupRow.extend({ body: z.string() });
export type PopupDetail = z.infer<typeof popupDetail>;
