import type { SyncShare, SyncTarget, SyncWatched, SyncWatchedLibrary } from './sync-plan.ts';

/** The number of titles of a library that change. Titles that the server lacks cannot change. */
const changesIn = ({ watched, unwatched, positions }: SyncWatchedLibrary): number => watched + unwatched + positions;

/** The number of titles that change. */
export const titleChanges = ({ libraries }: SyncWatched): number =>
  libraries.reduce((sum, library) => sum + changesIn(library), 0);

/** Whether there is anything to report about a library. */
export const isTelling = (library: SyncWatchedLibrary): boolean => changesIn(library) > 0 || library.missing > 0;

const isChange = ({ give, take }: SyncShare): boolean => give.length > 0 || take.length > 0;

/** Whether the comparison of a server found nothing to change. */
export const isEqual = ({ shares = [], watched }: SyncTarget): boolean =>
  !shares.some(isChange) && (watched === undefined || titleChanges(watched) === 0);

/** Whether a run has made or attempted changes on a server. */
export const hasOutcome = ({ shares = [], watched }: SyncTarget): boolean =>
  shares.some(({ outcome }) => outcome !== undefined) || watched?.done !== undefined || watched?.failed !== undefined;
