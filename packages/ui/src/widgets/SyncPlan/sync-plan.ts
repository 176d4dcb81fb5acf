/** The status of the comparison of a server. */
export const syncStatuses = ['comparing', 'failed', 'ready'] as const;
export type SyncStatus = (typeof syncStatuses)[number];

/** The outcome of the changes of one person. */
export const syncOutcomes = ['done', 'failed', 'skipped'] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];

/** The libraries of one person that change. */
export interface SyncShare {
  key: string;
  /** The name of the person. */
  person: string;
  /** The names of the libraries that the person is given. */
  give: readonly string[];
  /** The names of the libraries that are revoked from the person. */
  take: readonly string[];
  /** Present only after the run. */
  outcome?: SyncOutcome | undefined;
  /** A sentence about the outcome. */
  message?: string | undefined;
}

/** The number of changes in one library. */
export interface SyncWatchedLibrary {
  name: string;
  /** The number of titles to mark as watched. */
  watched: number;
  /** The number of titles to mark as unwatched. */
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
  /** The change, in words. */
  change: string;
}

/** The changes of the watch state. */
export interface SyncWatched {
  /** The name of the account to which these titles belong. */
  account?: string | undefined;
  libraries: readonly SyncWatchedLibrary[];
  titles: readonly SyncTitle[];
  /** Whether there are more titles to change than are listed. */
  isCut: boolean;
  /** The numbers of changes that were made and that failed; present only after the run. */
  done?: number | undefined;
  failed?: number | undefined;
}

/** A server and its planned changes. */
export interface SyncTarget {
  id: number;
  name: string;
  status: SyncStatus;
  /** Why the comparison failed. */
  failure?: string | undefined;
  /** The people whose libraries change; omitted if shares are not compared. */
  shares?: readonly SyncShare[] | undefined;
  /** Omitted if the watch state is not compared. */
  watched?: SyncWatched | undefined;
  /** Sentences about what the sync leaves unchanged, and why. */
  notes?: readonly string[] | undefined;
}

/** The progress of a run, as a number of changes. */
export interface SyncProgress {
  done: number;
  total: number;
}
