import { z } from 'zod';
import { fieldHints } from './field-hints.ts';
import { audience, audienceRoles } from './audience.ts';
import { period, periodRow } from './period.ts';

/** The tone, which determines the colour and the icon. */
export const alertTones = ['info', 'success', 'warning', 'danger'] as const;
export type AlertTone = (typeof alertTones)[number];

/** The name of a page in the panel's table of routes. */
const page = z.string().regex(/^[A-Za-z]{1,60}$/, 'This page does not exist');

const words = {
  tone: z.enum(alertTones),
  text: z
    .string()
    .trim()
    .min(1, 'Enter the text')
    .max(500, 'At most 500 characters')
    .register(fieldHints, { kind: 'long-text' }),
  /** The pages that show it; empty means all of them. */
  pages: z.array(page).max(200, 'At most 200 pages'),
  /** Whether users may dismiss it. */
  is_dismissible: z.boolean(),
};

/** The fields that an admin fills in. */
export const alertDraft = z.object({ ...words, audience: audience(audienceRoles), ...period });
export type AlertDraft = z.infer<typeof alertDraft>;

/** A coloured bar on chosen pages, as its audience sees it. */
export const alert = z.object({ id: z.number().int(), ...words });
export type Alert = z.infer<typeof alert>;

/** An alert as admins see it. */
export const alertRow = alertDraft.extend({
  ...periodRow,
  /** How many users dismissed it. */
  dismissals: z.number().int(),
});
export type AlertRow = z.infer<typeof alertRow>;
