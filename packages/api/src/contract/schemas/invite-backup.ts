import { z } from 'zod';
import { instant } from './common.ts';
import { inviteHows, visibleLibraries } from './media.ts';
import { serverTypes } from './server.ts';

/** A person of a backup beside the live state: not there any more, there with other libraries, or new since. */
export const inviteDrifts = ['same', 'missing', 'differs', 'added'] as const;
export type InviteDrift = (typeof inviteDrifts)[number];

/** Everybody who had access to a media server at one time, and with which libraries. */
export const inviteBackup = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(serverTypes),
  /** Null when the server is gone. */
  server: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  people: z.number().int(),
  /** Whether the caller may delete it: only the owner of the server may. */
  is_own: z.boolean(),
  created_at: instant,
});
export type InviteBackup = z.infer<typeof inviteBackup>;

/** A person of an invite backup, or one who has come since. */
export const backedUpInvite = z.object({
  /** Names the person in a restore. */
  key: z.string(),
  how: z.enum(inviteHows),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** As backed up; null for somebody who has come since. */
  saved: visibleLibraries.nullable(),
  /** As the media server has it; null for somebody who is not there. */
  live: visibleLibraries.nullable(),
  /** Null without access to the media server, whose live state is then not known. */
  drift: z.enum(inviteDrifts).nullable(),
});
export type BackedUpInvite = z.infer<typeof backedUpInvite>;

/**
 * What became of a person in a restore. `needs-password`: a Jellyfin user who is gone can only be made anew with a
 * password, which no backup holds. `left-behind`: a user was made, but could be neither restricted nor removed, and may see
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
