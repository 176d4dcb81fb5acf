import type { InviteDrift, RestoreOutcome } from './drifts.ts';

/** The texts of a `BackupCompare`. */
export interface BackupCompareLabels {
  name: string;
  /** The libraries in the backup. */
  saved: string;
  /** The libraries at present. */
  live: string;
  drift: string;
  result: string;
  drifts: Readonly<Record<InviteDrift, string>>;
  /** The text when the present state is unknown. */
  unknown: string;
  outcomes: Readonly<Record<RestoreOutcome, string>>;
  /** The libraries of the backup that the server no longer has. */
  notThere: string;
  /** The libraries of a person who may see all. */
  all: string;
  /** The libraries of a person who may see none. */
  none: string;
  /** The name of the list of people who were added later. */
  added: string;
  restore: (count: number) => string;
}

/** The English texts. */
export const defaultBackupCompareLabels: BackupCompareLabels = {
  name: 'Name',
  saved: 'In the backup',
  live: 'Now',
  drift: 'Difference',
  result: 'Result',
  drifts: {
    same: 'Same as in the backup',
    missing: 'Missing',
    differs: 'Different libraries',
    added: 'New since then',
  },
  unknown: 'Unknown',
  outcomes: {
    invited: 'Invited again',
    changed: 'Libraries restored',
    unchanged: 'Nothing to do',
    refused: 'Refused',
    'needs-password': 'Needs a password',
    failed: 'Failed',
    'left-behind': 'Failed: can see everything',
  },
  notThere: 'Not on the server',
  all: 'All libraries',
  none: 'None',
  added: 'New since the backup',
  restore: (count) => (count === 1 ? 'Restore 1 person' : `Restore ${count} people`),
};
