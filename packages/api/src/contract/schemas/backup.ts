import { z } from 'zod';
import { instant } from './common.ts';
import { serverTypes } from './server.ts';

/** How the server is while its data is copied; what stands still is whole for sure. */
export const backupTypes = ['live', 'paused', 'stopped'] as const;
export type BackupType = (typeof backupTypes)[number];

export const backupStates = ['creating', 'ready'] as const;
export type BackupState = (typeof backupStates)[number];

/** A copy of a server's own data. */
export const backup = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(backupTypes),
  state: z.enum(backupStates),
  /** Of the file; null until it is ready. */
  bytes: z.number().int().nullable(),
  /** What it was made of; without a number once that server is gone. */
  server: z.object({ id: z.number().int().nullable(), name: z.string(), type: z.enum(serverTypes) }),
  created_at: instant,
});
export type Backup = z.infer<typeof backup>;

/** Spec §3: a live set, and those of servers that are gone; the newest first. */
export const backupList = z.object({
  live: z.array(backup),
  deleted_servers: z.array(backup),
  /** How many of one server are kept, and for how many days; null is for ever. */
  keeps: z.object({ count: z.number().int(), days: z.number().int().nullable() }),
});
export type BackupList = z.infer<typeof backupList>;
