import type { ShareCall, ShareChange, SharedCell, WatchComparison } from '@kronos/api/contract';
import type { SyncOutcome, SyncStatus } from '@kronos/ui/SyncPlan';
import type { Snapshot } from 'valtio/vanilla';
import type { Phrase } from '../../../../messages/create-messages.ts';
import { isUndone } from '../../../../parts/shares/share-rows.ts';

/** What is planned for one person, and what became of it. */
export interface PersonPlan {
  call: ShareCall;
  change: ShareChange;
  outcome?: SyncOutcome;
  message?: Phrase;
}

/** What is planned for what was watched, and how many titles of it were changed. */
export interface WatchPlan {
  comparison: WatchComparison;
  done?: number;
  failed?: number;
}

/** A server that is made equal to the source. */
export interface TargetPlan {
  id: number;
  name: string;
  status: SyncStatus;
  failure?: Phrase;
  shares?: PersonPlan[];
  watched?: WatchPlan;
  notes: Phrase[];
}

/** How many changes a plan takes: each person and each title is one. */
export const changesIn = ({ shares, watched }: Snapshot<TargetPlan>): number =>
  (shares?.length ?? 0) + (watched?.comparison.changes.length ?? 0);

/** How many people lose libraries, and how many titles become unwatched. */
export function lossesIn(targets: readonly Snapshot<TargetPlan>[]): { people: number; titles: number } {
  const people = targets.flatMap(({ shares = [] }) => shares.filter(({ call }) => call.take.length > 0));
  const titles = targets.flatMap(({ watched }) =>
    (watched?.comparison.changes ?? []).filter(({ mark }) => mark === 'unwatched'),
  );
  return { people: people.length, titles: titles.length };
}

/** The plans of people, from what a preview found; whoever it leaves out is named in a note, unless all is so already. */
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

/** What became of a person, from the results of their libraries. */
export function resultOf(cells: readonly SharedCell[]): Pick<PersonPlan, 'outcome' | 'message'> {
  const undone = cells.find(isUndone);
  if (!undone) return { outcome: 'done' };
  const { message, outcome } = undone;
  return { outcome: 'failed', message: (t) => message ?? t(`plexTools.matrix.outcome.${outcome}`) };
}
