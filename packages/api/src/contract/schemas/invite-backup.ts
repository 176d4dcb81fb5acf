import { z } from 'zod';
import { instant } from './common.ts';
import { inviteHows, visibleLibraries } from './media.ts';
import { serverTypes } from './server.ts';

/** How a person of a backup compares with the live state: no longer there, there with other libraries, or new since. */
export const inviteDrifts = ['same', 'missing', 'differs', 'added'] as const;
export type InviteDrift = (typeof inviteDrifts)[number];

/** Everybody who had access to a media server at one time, and to which libraries. */
export const inviteBackup = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(serverTypes),
  /** Null when the server was deleted. */
  server: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  people: z.number().int(),
  /** Whether the caller may delete it: only the owner of the server may. */
  is_own: z.boolean(),
  created_at: instant,
});
export type InviteBackup = z.infer<typeof inviteBackup>;

/** A person in an invite backup, or one who was added later. */
export const backedUpInvite = z.object({
  /** Identifies the person in a restore. */
  key: z.string(),
  how: z.enum(inviteHows),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** As backed up; null for a person who was added later. */
  saved: visibleLibraries.nullable(),
  /** As the media server has it; null for a person who is no longer there. */
  live: visibleLibraries.nullable(),
  /** Null without access to the media server, since the live state is unknown then. */
  drift: z.enum(inviteDrifts).nullable(),
});
export type BackedUpInvite = z.infer<typeof backedUpInvite>;

/**
 * The outcome of restoring a person. `needs-password`: a deleted Jellyfin user can only be recreated with a password,
 * which no backup contains. `left-behind`: a user was created, but could be neither restricted nor removed, and may see
 * everything.
 */
export const restoreOutcomes = [
  'invited',
  'changed',
  'unchanged',
  'refused',
  'needs-password',
  'failed',
  'left-behind',
] as const;
export type RestoreOutcome = (typeof restoreOutcomes)[number];
