import type { Library, MediaCallOptions } from './port.ts';

/** What the account of the key has watched of a film or an episode. */
export interface WatchedTitle {
  id: string;
  /** Its name among all of the library: the show, the season and the number of an episode with it. */
  title: string;
  year: number | null;
  /** Names the same film or episode on every server; null where the product does not know it. */
  guid: string | null;
  isWatched: boolean;
  /** Where the account stopped; 0 for a title that was not begun. */
  positionMs: number;
}

/** What the account of the key has watched. A title that does not exist fails with `missing`. */
export interface WatchState {
  /** Returns the films or the episodes of a library, in pages of a thousand; none of another kind. */
  all(library: Pick<Library, 'id' | 'kind'>, options?: MediaCallOptions): AsyncIterable<WatchedTitle[]>;
  /** Marks a title as watched, or as not watched; either forgets the position. */
  mark(id: string, isWatched: boolean, options?: MediaCallOptions): Promise<void>;
  /** Sets where the account stopped. */
  resumeAt(id: string, positionMs: number, options?: MediaCallOptions): Promise<void>;
}
