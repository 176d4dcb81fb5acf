import { z } from 'zod';
import { done, instant } from './common.ts';

/**
 * What the last check of a folder found on a node. `silent`: the folder does not respond. `unreachable`: the check
 * failed. `no-machine`: the panel can reach nothing but the engine there.
 */
export const folderStates = ['unchecked', 'found', 'missing', 'silent', 'unreachable', 'no-machine'] as const;
export type FolderState = (typeof folderStates)[number];

/** A folder on one node. */
export const folderCheck = z.object({
  node: z.object({ id: z.number().int(), alias: z.string() }),
  state: z.enum(folderStates),
  /** As found by the last check; null if it found none. */
  is_writable: z.boolean().nullable(),
  size_bytes: z.number().nullable(),
  free_bytes: z.number().nullable(),
  checked_at: instant.nullable(),
});
export type FolderCheck = z.infer<typeof folderCheck>;

/** Response to a check on several nodes: each is a process of its own, and its findings are stored in the record. */
export const folderCheckAccepted = done.extend({
  message: z.string(),
  processes: z.array(z.object({ id: z.number().int() })),
});
export type FolderCheckAccepted = z.infer<typeof folderCheckAccepted>;
