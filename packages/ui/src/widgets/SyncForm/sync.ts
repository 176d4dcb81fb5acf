/** What can be made equal: the libraries that people may see, and what was watched. */
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
  /** The ids of the other servers that were chosen, in the order of the servers. */
  targets: readonly number[];
  what: readonly SyncSubject[];
  /** Whether what the source does not have is taken away from the targets. */
  isExact: boolean;
}
