import { z } from 'zod';
import { instant } from './common.ts';

/** The kinds of records that can be exported as a whole. */
export const houseExportSubjects = ['users', 'servers', 'audit'] as const;
export type HouseExportSubject = (typeof houseExportSubjects)[number];

export const houseExportFormats = ['csv', 'json'] as const;
export type HouseExportFormat = (typeof houseExportFormats)[number];

/** An export in the state `making` continues by itself, even after a restart of the panel. */
export const houseExportStates = ['making', 'ready', 'failed'] as const;

export const houseExportDraft = z.object({ subject: z.enum(houseExportSubjects), format: z.enum(houseExportFormats) });
export type HouseExportDraft = z.infer<typeof houseExportDraft>;

/** A file of all records of a kind, as admins see it. */
export const houseExportRow = houseExportDraft.extend({
  id: z.number().int(),
  state: z.enum(houseExportStates),
  /** How many records it contains so far, and how many it will contain. */
  rows: z.number().int(),
  total: z.number().int(),
  /** The size of the file; null until it is ready. */
  bytes: z.number().int().nullable(),
  /** Why it failed, as a sentence. */
  message: z.string().nullable(),
  /** The name of the user who requested it. */
  by: z.string(),
  created_at: instant,
  /** When the file is deleted; null until it is ready. */
  expires_at: instant.nullable(),
});
export type RecordExportRow = z.infer<typeof houseExportRow>;
