/** The subjects of a sync: the libraries that people may see, and the watch state. */
export const syncSubjects = ['shares', 'watched'] as const;
export type SyncSubject = (typeof syncSubjects)[number];

/** A server that can be the source or a target. */
export interface SyncServer {
  id: number;
  name: string;
}

export interface SyncValues {
  /** The id of the server that the others are made equal to. */
  source: number;
  /** The ids of the chosen targets, in the order of the servers. */
  targets: readonly number[];
  what: readonly SyncSubject[];
  /** Whether anything that the source does not have is removed from the targets. */
  isExact: boolean;
}
