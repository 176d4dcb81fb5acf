import { z } from 'zod';
import { instant } from './common.ts';

/** What can be exported as a whole. */
export const houseExportSubjects = ['users', 'servers', 'audit'] as const;
export type HouseExportSubject = (typeof houseExportSubjects)[number];

export const houseExportFormats = ['csv', 'json'] as const;
export type HouseExportFormat = (typeof houseExportFormats)[number];

/** One that is `making` goes on by itself, also after the panel was restarted. */
export const houseExportStates = ['making', 'ready', 'failed'] as const;

export const houseExportDraft = z.object({ subject: z.enum(houseExportSubjects), format: z.enum(houseExportFormats) });
export type HouseExportDraft = z.infer<typeof houseExportDraft>;

/** A file of all records of a kind, as admins see it. */
export const houseExportRow = houseExportDraft.extend({
  id: z.number().int(),
  state: z.enum(houseExportStates),
  /** How many records it has by now, and how many it will have. */
  rows: z.number().int(),
  total: z.number().int(),
  /** Of the file; null before it is ready. */
  bytes: z.number().int().nullable(),
  /** Why it failed, in words. */
  message: z.string().nullable(),
  /** Who asked for it. */
  by: z.string(),
  created_at: instant,
  /** When the file is deleted; null before it is ready. */
  expires_at: instant.nullable(),
});
export type HouseExportRow = z.infer<typeof houseExportRow>;
