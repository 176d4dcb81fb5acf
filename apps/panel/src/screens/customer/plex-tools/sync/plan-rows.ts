import type { WatchComparison } from '@kronos/api/contract';
import type { SyncTarget, SyncWatched } from '@kronos/ui/SyncPlan';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { TargetPlan } from './sync-target.ts';

/** Returns the plan of a server in the form that the kit shows. */
export function planRow(plan: Snapshot<TargetPlan>, t: Translate): SyncTarget {
  const { id, name, status, failure, shares, watched, notes } = plan;
  return {
    id,
    name,
    status,
    failure: failure?.(t),
    shares: shares?.map(({ call, outcome, message }) => ({
      key: call.person,
      person: call.name,
      give: call.share,
      take: call.take,
      outcome,
      message: message?.(t),
    })),
    watched: watched && { ...watchedOf(watched.comparison, t), done: watched.done, failed: watched.failed },
    notes: notes.map((note) => note(t)),
  };
}

const made = new WeakMap<object, { t: Translate; rows: SyncWatched }>();

/** Returns the rows of a comparison. It does not change during a run, so its thousands of rows are created once. */
function watchedOf(comparison: Snapshot<WatchComparison>, t: Translate): SyncWatched {
  const known = made.get(comparison);
  if (known?.t === t) return known.rows;
  const rows: SyncWatched = {
    account: comparison.target_account ?? undefined,
    libraries: comparison.libraries,
    titles: comparison.changes.map(({ id, title, library, mark, position_ms }) => ({
      key: id,
      title,
      library,
      change: [
        ...(mark === null ? [] : [t(`sync.mark.${mark}`)]),
        ...(position_ms === null ? [] : [t('sync.position', { time: clockOf(position_ms) })]),
      ].join(', '),
    })),
    isCut: comparison.total > comparison.changes.length,
  };
  made.set(comparison, { t, rows });
  return rows;
}

/** Formats a position the way players do: "40:00", "1:02:30". */
function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0(\d)/, '$1');
}
