import { z } from 'zod';
import { announcementSizes, html } from './announcement.ts';
import { audience, audienceRoles } from './audience.ts';
import { period, periodRow } from './period.ts';
import type { OperationKind } from './operation.ts';

/** Its icon: what kind of message it is. */
export const popupTypes = ['info', 'success', 'warning', 'error', 'question'] as const;
export type PopupType = (typeof popupTypes)[number];

/** What is done to a server and may have something to say to its owner. */
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
 * What it answers: the panel is open, a person who joined after the popup began opens it, or an operation on one of the
 * person's servers has ended well. A claim's is part of its own response (spec §3).
 */
export const popupOccasions = ['visit', 'first_visit', 'claim', ...tellingOperations] as const;
export type PopupOccasion = (typeof popupOccasions)[number];

const look = {
  type: z.enum(popupTypes),
  /** It closes only after a tick that it was read (spec §5). */
  confirm_read: z.boolean(),
  size: z.enum(announcementSizes),
};

/** A dialog that is shown to a person once, when something happens (spec §3). */
export const popup = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  ...look,
});
export type Popup = z.infer<typeof popup>;

/** What an admin writes. */
export const popupDraft = z.object({
  title: z.string().trim().min(1, 'Give it a title').max(120, 'At most 120 characters'),
  body: html,
  ...look,
  occasion: z.enum(popupOccasions),
  audience: audience(audienceRoles),
  ...period,
});
export type PopupDraft = z.infer<typeof popupDraft>;

/** One as admins see it in their list; its body is read on its own. */
export const popupRow = popupDraft.omit({ body: true }).extend({
  ...periodRow,
  /** How many people have closed it. */
  reads: z.number().int(),
});
export type PopupRow = z.infer<typeof popupRow>;

export const popupDetail = popupRow.extend({ body: z.string() });
export type PopupDetail = z.infer<typeof popupDetail>;
