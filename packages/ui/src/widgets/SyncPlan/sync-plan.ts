/** How far the comparison of a server is. */
export const syncStatuses = ['comparing', 'failed', 'ready'] as const;
export type SyncStatus = (typeof syncStatuses)[number];

/** What became of the changes of one person. */
export const syncOutcomes = ['done', 'failed', 'skipped'] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];

/** The libraries of one person that change. */
export interface SyncShare {
  key: string;
  /** The name of the person. */
  person: string;
  /** The names of the libraries that the person is given. */
  give: readonly string[];
  /** The names of the libraries that are taken away from the person. */
  take: readonly string[];
  /** After the run only. */
  outcome?: SyncOutcome | undefined;
  /** A sentence about the outcome. */
  message?: string | undefined;
}

/** The number of changes in one library. */
export interface SyncWatchedLibrary {
  name: string;
  /** The number of titles to mark as watched. */
  watched: number;
  /** The number of titles to mark as not watched. */
  unwatched: number;
  /** The number of titles whose position changes. */
  positions: number;
  /** The number of titles of the source that the server does not have. */
  missing: number;
}

export interface SyncTitle {
  key: string;
  title: string;
  /** The name of its library. */
  library: string;
  /** What changes, in words. */
  change: string;
}

/** What changes of what was watched. */
export interface SyncWatched {
  /** The name of the account whose titles these are. */
  account?: string | undefined;
  libraries: readonly SyncWatchedLibrary[];
  titles: readonly SyncTitle[];
  /** Whether there are more titles to change than are listed. */
  isCut: boolean;
  /** The numbers of changes that were made and that failed, after the run only. */
  done?: number | undefined;
  failed?: number | undefined;
}

/** A server, and what is to change there. */
export interface SyncTarget {
  id: number;
  name: string;
  status: SyncStatus;
  /** Why the comparison failed. */
  failure?: string | undefined;
  /** The people whose libraries change; left out where shares are not compared. */
  shares?: readonly SyncShare[] | undefined;
  /** Left out where what was watched is not compared. */
  watched?: SyncWatched | undefined;
  /** Sentences about what the sync does not touch, and why. */
  notes?: readonly string[] | undefined;
}

/** How far a run is, in changes. */
export interface SyncProgress {
  done: number;
  total: number;
}
