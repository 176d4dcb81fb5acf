import type { WatchComparison } from '@kronos/api/contract';
import { matchTitles } from './match-titles.ts';
import type { WatchedTitle } from './watch-port.ts';

type Change = Omit<WatchComparison['changes'][number], 'library'>;

/** Players report where they are every few seconds: a smaller difference is none. */
const toleranceMs = 10_000;

/**
 * Returns what would make the watch state of one library equal to that of another, and how many titles that were watched or
 * begun the other one does not have. Unless it is exact, nothing that was watched becomes unwatched.
 */
export async function planWatching(
  target: AsyncIterable<readonly WatchedTitle[]>,
  source: readonly WatchedTitle[],
  { isExact }: { isExact: boolean },
): Promise<{ changes: Change[]; missing: number }> {
  const wanted = isExact ? source : source.filter(isTouched);
  const { pairs, missing } = await matchTitles(target, wanted);
  const changes = pairs.flatMap(({ wanted: to, found: from }) => {
    const step = stepBetween(from, to, isExact);
    return step ? [{ id: from.id, title: from.title, ...step }] : [];
  });
  return { changes, missing: missing.filter(isTouched).length };
}

const isTouched = ({ isWatched, positionMs }: WatchedTitle): boolean => isWatched || positionMs > 0;

/** Returns what makes one state of a title the other; undefined when it is. */
function stepBetween(
  from: WatchedTitle,
  to: WatchedTitle,
  isExact: boolean,
): Pick<Change, 'mark' | 'position_ms'> | undefined {
  const isBackwards = from.isWatched && !to.isWatched;
  if (isBackwards && !isExact) return undefined;
  const position_ms = to.positionMs > 0 ? to.positionMs : null;
  const marked = to.isWatched ? 'watched' : 'unwatched';
  if (from.isWatched !== to.isWatched) return { mark: marked, position_ms };
  if (Math.abs(from.positionMs - to.positionMs) < toleranceMs) return undefined;
  // Only a mark forgets a position.
  if (position_ms === null) return isExact ? { mark: marked, position_ms } : undefined;
  return { mark: null, position_ms };
}
