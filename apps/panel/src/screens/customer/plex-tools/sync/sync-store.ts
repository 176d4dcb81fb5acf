import type { Outcome } from '@kronos/api';
import { customerWatchState } from '@kronos/api/routes/customer-watch-state';
import type { SyncValues } from '@kronos/ui/SyncForm';
import { proxy, ref } from 'valtio/vanilla';
import type { Phrase } from '../../../../messages/create-messages.ts';
import { partsOf } from '../../../../platform/parts-of.ts';
import { type Failure, reasonOf } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { createPlexPeopleStore } from '../parts/plex-people-store.ts';
import { sharesToSync } from './shares-to-sync.ts';
import { changesIn, peopleOf, resultOf, type TargetPlan } from './sync-target.ts';

/** The number of titles changed per call. Progress is shown after each call, and the run can be stopped there. */
const perCall = 50;

/** Compares Plex servers with a source, and brings them in line with it. A run continues while other pages are open. */
export function createSyncStore(deps: StoreDeps) {
  const { signal } = deps;
  const { customerWatchState: calls } = deps.api.extend({ customerWatchState });
  const people = createPlexPeopleStore(deps);
  const { matrix, withAccount } = people;
  const state = proxy<{
    targets: TargetPlan[];
    values: SyncValues | undefined;
    progress: { done: number; total: number } | undefined;
    isStopping: boolean;
    /** Whether the changes of the last comparison have been run. */
    hasRun: boolean;
  }>({ targets: [], values: undefined, progress: undefined, isStopping: false, hasRun: false });

  const compareShares = async (target: TargetPlan, { source, isExact }: SyncValues): Promise<Phrase | undefined> => {
    const { shares } = matrix.state;
    if (shares.status === 'failed') return shares.reason;
    if (shares.status !== 'ready' || shares.isStale) return (t) => t('sync.notRead');
    const seen = shares.data.servers.find(({ id }) => id === target.id);
    if (seen?.access !== 'ready') return (t) => seen?.failure ?? t('sync.noAccess');
    const changes = sharesToSync(shares.data, { source, target: target.id, isExact });
    const outcome = changes.length > 0 ? await matrix.preview(changes) : undefined;
    if (outcome && outcome.kind !== 'ok') return reasonOf(outcome);
    const found = peopleOf(changes, outcome?.data ?? { data: [], skipped: [] });
    target.shares = found.shares;
    target.notes.push(...found.notes);
    return undefined;
  };
  const compareWatched = async (target: TargetPlan, { source, isExact }: SyncValues): Promise<Phrase | undefined> => {
    const body = { source, target: target.id, is_exact: isExact };
    const outcome = await withAccount((owner) => calls.compare({ body: { ...owner, ...body } }, { signal }));
    if (outcome.kind !== 'ok') return reasonOf(outcome);
    target.watched = { comparison: ref(outcome.data) };
    return undefined;
  };

  const applyShares = async (target: TargetPlan, onChanged: (count: number) => void): Promise<Outcome | undefined> => {
    const plans = new Map(target.shares?.map((plan) => [plan.change.person, plan]));
    const { failure } = await matrix.apply(
      [...plans.values()].map(({ change }) => change),
      {
        isStopped: () => state.isStopping,
        onResults(results) {
          const done = new Set(results.map(({ person }) => person));
          for (const person of done) {
            const plan = plans.get(person);
            if (plan) Object.assign(plan, resultOf(results.filter((cell) => cell.person === person)));
          }
          onChanged(done.size);
        },
      },
    );
    return failure;
  };
  const applyWatched = async ({ id, watched }: TargetPlan, onChanged: (count: number) => void) => {
    if (!watched) return undefined;
    for (const part of partsOf(watched.comparison.changes, perCall)) {
      if (state.isStopping) return undefined;
      const changes = part.map(({ id: title, mark, position_ms }) => ({ id: title, mark, position_ms }));
      const outcome = await withAccount((owner) =>
        calls.apply({ body: { ...owner, target: id, changes } }, { signal }),
      );
      if (signal.aborted || outcome.kind !== 'ok') return outcome;
      const done = outcome.data.data.filter((result) => result.outcome === 'done').length;
      watched.done = (watched.done ?? 0) + done;
      watched.failed = (watched.failed ?? 0) + part.length - done;
      onChanged(part.length);
    }
    return undefined;
  };

  const store = {
    state,
    people,
    /** Drops the comparison, which no longer matches the choice. Does nothing during a run. */
    forget(): void {
      if (state.progress === undefined) state.targets = [];
    },
    /** Compares one server after the other. A later call replaces a comparison that is not finished. */
    async compare(values: SyncValues, names: ReadonlyMap<number, string>): Promise<void> {
      if (state.progress !== undefined) return;
      state.values = values;
      state.hasRun = false;
      state.targets = values.targets.map((id) => ({ id, name: names.get(id) ?? '', status: 'comparing', notes: [] }));
      const mine = state.targets;
      if (values.what.includes('shares')) await matrix.load();
      for (const target of mine) {
        if (state.targets !== mine || signal.aborted) return;
        const failure =
          (values.what.includes('shares') ? await compareShares(target, values) : undefined) ??
          (values.what.includes('watched') ? await compareWatched(target, values) : undefined);
        if (failure) target.failure = failure;
        target.status = failure ? 'failed' : 'ready';
      }
    },
    /** Makes the changes, one server after the other. A failure on one server does not affect the others. */
    async run(): Promise<void> {
      const ready = state.targets.filter(({ status }) => status === 'ready');
      if (state.progress !== undefined || ready.length === 0) return;
      state.isStopping = false;
      state.hasRun = true;
      state.progress = { done: 0, total: ready.reduce((sum, target) => sum + changesIn(target), 0) };
      const onChanged = (count: number) => {
        if (state.progress) state.progress.done += count;
      };
      for (const target of ready) {
        for (const apply of [applyShares, applyWatched]) {
          const failure = await apply(target, onChanged);
          if (signal.aborted) return;
          if (failure && failure.kind !== 'ok') target.notes.push(brokenOff(failure));
        }
      }
      state.progress = undefined;
    },
    /** Stops a run after the call in flight. */
    stop(): void {
      state.isStopping = state.progress !== undefined;
    },
  };
  return store;
}

const brokenOff =
  (failure: Failure): Phrase =>
  (t) =>
    t('sync.brokenOff', { reason: reasonOf(failure)(t) });
