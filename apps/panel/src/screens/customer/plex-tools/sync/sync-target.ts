import type { ShareCall, ShareChange, SharedCell, WatchComparison } from '@kronos/api/contract';
import type { SyncOutcome, SyncStatus } from '@kronos/ui/SyncPlan';
import type { Snapshot } from 'valtio/vanilla';
import type { Phrase } from '../../../../messages/create-messages.ts';
import { isUndone } from '../../../../parts/shares/share-rows.ts';

/** The planned changes for one person, and their outcome. */
export interface PersonPlan {
  call: ShareCall;
  change: ShareChange;
  outcome?: SyncOutcome;
  message?: Phrase;
}

/** The planned changes to the watch state, and how many titles were changed. */
export interface WatchPlan {
  comparison: WatchComparison;
  done?: number;
  failed?: number;
}

/** A server that is brought in line with the source. */
export interface TargetPlan {
  id: number;
  name: string;
  status: SyncStatus;
  failure?: Phrase;
  shares?: PersonPlan[];
  watched?: WatchPlan;
  notes: Phrase[];
}

/** The number of changes in a plan; each person and each title counts as one. */
export const changesIn = ({ shares, watched }: Snapshot<TargetPlan>): number =>
  (shares?.length ?? 0) + (watched?.comparison.changes.length ?? 0);

/** Returns how many people lose libraries, and how many titles become unwatched. */
export function lossesIn(targets: readonly Snapshot<TargetPlan>[]): { people: number; titles: number } {
  const people = targets.flatMap(({ shares = [] }) => shares.filter(({ call }) => call.take.length > 0));
  const titles = targets.flatMap(({ watched }) =>
    (watched?.comparison.changes ?? []).filter(({ mark }) => mark === 'unwatched'),
  );
  return { people: people.length, titles: titles.length };
}

/** Returns the plans of people from a preview. A note names each skipped change, unless it was already in place. */
export function peopleOf(
  changes: readonly ShareChange[],
  { data, skipped }: { data: readonly ShareCall[]; skipped: readonly SharedCell[] },
): Pick<TargetPlan, 'notes'> & { shares: PersonPlan[] } {
  const byPerson = new Map(changes.map((change) => [change.person, change]));
  const shares = data.flatMap((call) => {
    const change = byPerson.get(call.person);
    return change ? [{ call, change }] : [];
  });
  const notes = skipped.filter(isUndone).map(
    ({ person, library, outcome, message }): Phrase =>
      (t) =>
        t('sync.left', {
          name: byPerson.get(person)?.name ?? person.slice(person.indexOf(':') + 1),
          library,
          outcome: message ?? t(`plexTools.matrix.outcome.${outcome}`),
        }),
  );
  return { shares, notes };
}

/** Returns the outcome for a person from the results of their libraries. */
export function resultOf(cells: readonly SharedCell[]): Pick<PersonPlan, 'outcome' | 'message'> {
  const undone = cells.find(isUndone);
  if (!undone) return { outcome: 'done' };
  const { message, outcome } = undone;
  return { outcome: 'failed', message: (t) => message ?? t(`plexTools.matrix.outcome.${outcome}`) };
}
