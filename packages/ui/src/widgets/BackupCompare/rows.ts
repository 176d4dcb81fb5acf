import type { LibraryNames } from '../InviteList/VisibleLibraries.tsx';
import type { InviteDrift, RestoreOutcome } from './drifts.ts';

export interface ComparedPerson {
  id: string;
  /** The name of the person, or the address if there is none. */
  name: string;
  /** The libraries in the backup; null for a person who was added later. */
  saved: LibraryNames | null;
  /** The libraries at present; null for a person who is no longer there. */
  live: LibraryNames | null;
  /** Null while the present state is unknown. */
  drift: InviteDrift | null;
}

/** The outcome for one person in a restore. */
export interface RestoreResult {
  /** The id of the person. */
  id: string;
  outcome: RestoreOutcome;
  /** The names of libraries of the backup that the server no longer has. */
  unknown?: readonly string[] | undefined;
}
