import type { LibraryNames } from '../InviteList/VisibleLibraries.tsx';
import type { InviteDrift, RestoreOutcome } from './drifts.ts';

export interface ComparedPerson {
  id: string;
  /** The name of the person, or the address while there is none. */
  name: string;
  /** The libraries in the backup; null for somebody who has come since. */
  saved: LibraryNames | null;
  /** The libraries at present; null for somebody who is not there. */
  live: LibraryNames | null;
  /** Null while the present is not known. */
  drift: InviteDrift | null;
}

/** What became of one person in a restore. */
export interface RestoreResult {
  /** The id of the person. */
  id: string;
  outcome: RestoreOutcome;
  /** The names of libraries of the backup that the server does not have. */
  unknown?: readonly string[] | undefined;
}
