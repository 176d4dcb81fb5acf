import { z } from 'zod';
import { done, instant } from './common.ts';

/**
 * What the last check of a folder found on a node: it does not answer, or the check failed, or the panel reaches nothing
 * but the engine there.
 */
export const folderStates = ['unchecked', 'found', 'missing', 'silent', 'unreachable', 'no-machine'] as const;
export type FolderState = (typeof folderStates)[number];

/** A folder on one node. */
export const folderCheck = z.object({
  node: z.object({ id: z.number().int(), alias: z.string() }),
  state: z.enum(folderStates),
  /** As the last check found them; null where it did not. */
  is_writable: z.boolean().nullable(),
  size_bytes: z.number().nullable(),
  free_bytes: z.number().nullable(),
  checked_at: instant.nullable(),
});
export type FolderCheck = z.infer<typeof folderCheck>;

/** Answer of a check on several nodes: each is a process of its own, and what it finds stands in the record. */
export const folderCheckAccepted = done.extend({
  message: z.string(),
  processes: z.array(z.object({ id: z.number().int() })),
});
export type FolderCheckAccepted = z.infer<typeof folderCheckAccepted>;
