import type { SyncOutcome } from './sync-plan.ts';

/** The texts of a `SyncPlan`. */
export interface SyncPlanLabels {
  /** The name of the plan as a whole. */
  plan: string;
  /** The name of the progress bar of a run. */
  running: string;
  /** The progress of the run. */
  progress: (done: number, total: number) => string;
  /** The button that stops the run. */
  stop: string;
  /** The announcement for screen readers when a run has ended, and when all servers were compared. */
  ended: string;
  compared: string;
  comparing: string;
  /** The status of a server that could not be compared. */
  failed: string;
  /** The text when a server is already like the source. */
  nothing: string;
  /** The name of the list of notes. */
  notes: string;
  shares: string;
  /** The number of people whose libraries change. */
  people: (count: number) => string;
  person: string;
  /** The libraries that a person is given. */
  given: string;
  /** The libraries that are revoked from a person. */
  taken: string;
  outcome: string;
  outcomes: Readonly<Record<SyncOutcome, string>>;
  watched: string;
  /** The account to which these titles belong. */
  ofAccount: (name: string) => string;
  /** The number of titles that change. */
  titles: (count: number) => string;
  /** The column headings of the libraries. */
  library: string;
  toWatched: string;
  toUnwatched: string;
  positions: string;
  missing: string;
  /** A number, formatted for the language. */
  number: (value: number) => string;
  /** The outcome for the titles in a run. */
  done: (count: number) => string;
  notDone: (count: number) => string;
  /** The button that opens the list of titles. */
  showTitles: string;
  /** The column headings of the list of titles. */
  title: string;
  change: string;
  /** The note that only the first titles are listed, and that the rest follows. */
  cut: (count: number) => string;
}

const written = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, more: string) => `${written(value)} ${value === 1 ? one : more}`;

/** The English texts. */
export const defaultSyncPlanLabels: SyncPlanLabels = {
  plan: 'Comparison',
  running: 'Syncing the servers',
  progress: (done, total) => `${written(done)} of ${counted(total, 'change', 'changes')}`,
  stop: 'Stop',
  ended: 'The run has ended',
  compared: 'Compared',
  comparing: 'Comparing',
  failed: 'Not compared',
  nothing: 'Nothing to change',
  notes: 'Notes',
  shares: 'Shares',
  people: (count) => counted(count, 'person', 'people'),
  person: 'Person',
  given: 'Added',
  taken: 'Removed',
  outcome: 'Result',
  outcomes: { done: 'Done', failed: 'Failed', skipped: 'Skipped' },
  watched: 'Watch state',
  ofAccount: (name) => `Account ${name}`,
  titles: (count) => counted(count, 'title', 'titles'),
  library: 'Library',
  toWatched: 'Mark watched',
  toUnwatched: 'Mark unwatched',
  positions: 'Set position',
  missing: 'Missing',
  number: written,
  done: (count) => `${counted(count, 'title', 'titles')} changed`,
  notDone: (count) => `${counted(count, 'title', 'titles')} failed`,
  showTitles: 'Show the titles',
  title: 'Title',
  change: 'Change',
  cut: (count) =>
    `Only the first ${counted(count, 'title is', 'titles are')} part of this comparison. The next comparison covers the rest.`,
};
