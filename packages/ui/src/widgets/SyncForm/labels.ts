import type { SyncSubject } from './sync.ts';

/** The texts of a `SyncForm`. */
export interface SyncFormLabels {
  source: string;
  sourceHelp: string;
  targets: string;
  /** The text in place of the targets if the source is the only server. */
  noTargets: string;
  what: string;
  subjects: Readonly<Record<SyncSubject, string>>;
  /** A sentence about each subject. */
  subjectHelp: Readonly<Record<SyncSubject, string>>;
  isExact: string;
  isExactHelp: string;
  /** The error when no target is chosen. */
  noTargetChosen: string;
  /** The error when no subject is chosen. */
  nothingChosen: string;
  /** The button that submits the form. */
  submit: string;
}

/** The English texts. */
export const defaultSyncFormLabels: SyncFormLabels = {
  source: 'Source',
  sourceHelp: 'It is not changed.',
  targets: 'Servers to change',
  noTargets: 'There is no other server to change.',
  what: 'Data to sync',
  subjects: { shares: 'Shares', watched: 'Watch state' },
  subjectHelp: {
    shares: 'Who can see which libraries, matched by the names of the libraries.',
    watched: 'What you have watched, and where you stopped.',
  },
  isExact: 'Also remove what the source does not have',
  isExactHelp: 'Otherwise, people only gain libraries, and titles are only marked as watched.',
  noTargetChosen: 'Choose at least one server',
  nothingChosen: 'Choose at least one',
  submit: 'Compare',
};
