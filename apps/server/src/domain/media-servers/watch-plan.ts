import type { WatchComparison } from '@kronos/api/contract';
import { matchTitles } from './match-titles.ts';
import type { WatchedTitle } from './watch-port.ts';

type Change = Omit<WatchComparison['changes'][number], 'library'>;

/** Players report their position every few seconds, so a smaller difference does not count. */
const toleranceMs = 10_000;

/**
 * Returns the changes that make the watch state of one library equal to that of another, and how many watched or
 * started titles of the other are missing from it. Unless `isExact` is set, no watched title becomes unwatched.
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

/** Returns the step from one state of a title to another; undefined when none is needed. */
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
  // Only marking a title clears its position.
  if (position_ms === null) return isExact ? { mark: marked, position_ms } : undefined;
  return { mark: null, position_ms };
}
