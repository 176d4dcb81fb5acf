import type { Library, MediaCallOptions } from './port.ts';

/** A film or an episode, and how far the account of the key has watched it. */
export interface WatchedTitle {
  id: string;
  /** Its name within the whole library: for an episode with the show, the season and the number. */
  title: string;
  year: number | null;
  /** Identifies the same film or episode on every server; null where the product does not know it. */
  guid: string | null;
  isWatched: boolean;
  /** Where the account stopped; 0 for a title that was not started. */
  positionMs: number;
}

/** What the account of the key has watched. Calls for a missing title fail with `missing`. */
export interface WatchState {
  /** Returns the films or the episodes of a library, in pages of a thousand; nothing for another kind of library. */
  all(library: Pick<Library, 'id' | 'kind'>, options?: MediaCallOptions): AsyncIterable<WatchedTitle[]>;
  /** Marks a title as watched, or as not watched; either clears the position. */
  mark(id: string, isWatched: boolean, options?: MediaCallOptions): Promise<void>;
  /** Sets where the account stopped. */
  resumeAt(id: string, positionMs: number, options?: MediaCallOptions): Promise<void>;
}
