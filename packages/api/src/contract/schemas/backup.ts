import { z } from 'zod';
import { instant } from './common.ts';
import { serverTypes } from './server.ts';

/** The state of the server while its data is copied; a copy of a stopped one is certain to be consistent. */
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
  /** The size of the file; null until it is ready. */
  bytes: z.number().int().nullable(),
  /** The server it was made of; the id is null once that server is deleted. */
  server: z.object({ id: z.number().int().nullable(), name: z.string(), type: z.enum(serverTypes) }),
  created_at: instant,
});
export type Backup = z.infer<typeof backup>;

/** Spec §3: the backups of current servers, and those of deleted ones; newest first. */
export const backupList = z.object({
  live: z.array(backup),
  deleted_servers: z.array(backup),
  /** How many backups of one server are kept, and for how many days; null means forever. */
  keeps: z.object({ count: z.number().int(), days: z.number().int().nullable() }),
});
export type BackupList = z.infer<typeof backupList>;
