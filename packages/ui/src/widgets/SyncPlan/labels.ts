import type { SyncOutcome } from './sync-plan.ts';

/** The texts of a `SyncPlan`. */
export interface SyncPlanLabels {
  /** The name of the whole. */
  plan: string;
  /** The name of the bar of a run. */
  running: string;
  /** How far the run is. */
  progress: (done: number, total: number) => string;
  /** The button that stops the run. */
  stop: string;
  /** What screen readers announce when a run has ended, and when all servers were compared. */
  ended: string;
  compared: string;
  comparing: string;
  /** The status of a server that could not be compared. */
  failed: string;
  /** Where a server is like the source already. */
  nothing: string;
  /** The name of the list of notes. */
  notes: string;
  shares: string;
  /** The number of people whose libraries change. */
  people: (count: number) => string;
  person: string;
  /** The libraries that a person is given. */
  given: string;
  /** The libraries that are taken away from a person. */
  taken: string;
  outcome: string;
  outcomes: Readonly<Record<SyncOutcome, string>>;
  watched: string;
  /** Whose titles these are. */
  ofAccount: (name: string) => string;
  /** The number of titles that change. */
  titles: (count: number) => string;
  /** The columns of the libraries. */
  library: string;
  toWatched: string;
  toUnwatched: string;
  positions: string;
  missing: string;
  /** A number, as the language writes it. */
  number: (value: number) => string;
  /** What became of the titles in a run. */
  done: (count: number) => string;
  notDone: (count: number) => string;
  /** The button that opens the list of titles. */
  showTitles: string;
  /** The columns of the list of titles. */
  title: string;
  change: string;
  /** Says that only the first titles are in it, and that the rest follows. */
  cut: (count: number) => string;
}

const written = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, more: string) => `${written(value)} ${value === 1 ? one : more}`;

/** The English texts. */
export const defaultSyncPlanLabels: SyncPlanLabels = {
  plan: 'Comparison',
  running: 'Making the servers equal',
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
  given: 'Given',
  taken: 'Taken away',
  outcome: 'Result',
  outcomes: { done: 'Done', failed: 'Failed', skipped: 'Left as it was' },
  watched: 'Watch state',
  ofAccount: (name) => `Account ${name}`,
  titles: (count) => counted(count, 'title', 'titles'),
  library: 'Library',
  toWatched: 'Mark watched',
  toUnwatched: 'Mark unwatched',
  positions: 'Set position',
  missing: 'Not there',
  number: written,
  done: (count) => `${counted(count, 'title', 'titles')} changed`,
  notDone: (count) => `${counted(count, 'title', 'titles')} failed`,
  showTitles: 'Show the titles',
  title: 'Title',
  change: 'Change',
  cut: (count) =>
    `Only the first ${counted(count, 'title is', 'titles are')} part of this comparison. The rest follows with the next one.`,
};
