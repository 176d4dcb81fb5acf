import type { Outcome } from '@kronos/api';
import type { Injection, InjectionOutcome } from '@kronos/api/contract';
import { customerLibraryPaths } from '@kronos/api/routes/customer-library-paths';
import { type InjectFailure, injectFailures } from '@kronos/ui/InjectList';
import { proxy } from 'valtio/vanilla';
import type { Phrase } from '../../messages/create-messages.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import type { OwnerTokens } from './owner-tokens.ts';
import { createShownValue } from './shown-value.ts';

interface InjectionState {
  /** The work in progress on library paths, by their ids. */
  work: Record<number, 'adding' | 'removing'>;
  /** Why the last attempt to add a library path failed, by its id. */
  failures: Record<number, InjectFailure>;
  isSyncing: boolean;
  /** The results of the last call. */
  report: Phrase | undefined;
}
const nothing = (): InjectionState => ({ work: {}, failures: {}, isSyncing: false, report: undefined });

/**
 * The library paths of the server on screen, which of them are libraries, and the calls that change that. The media
 * server's libraries are read again along with them.
 */
export function createInjectionStore(deps: StoreDeps, tokens: OwnerTokens, readLibraries: () => Promise<void>) {
  const { notices, signal, follow } = deps;
  const { customerLibraryPaths: calls } = deps.api.extend({ customerLibraryPaths });
  const list = createShownValue(deps, (id) =>
    tokens.use(id, (query) => calls.list({ params: { id }, query }, { signal })),
  );
  const state = proxy(nothing());
  let server: number | undefined;
  const readAll = async () => {
    await Promise.all([list.load(), readLibraries()]);
  };
  follow('user', 'paths-injected', () => void readAll());

  // The server refuses a change while another one is in progress.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };

  const settle = async (id: number, outcome: Outcome<{ data: Injection[] }>) => {
    if (signal.aborted) return;
    if (outcome.kind !== 'ok') notices.failed(outcome);
    // There is no place for the outcomes of a server that is no longer on screen.
    if (id !== server) return;
    await readAll();
    if (outcome.kind !== 'ok' || id !== server) return;
    for (const { id: path, outcome: result } of outcome.data.data) {
      if (isFailure(result)) state.failures[path] = result;
      else delete state.failures[path];
    }
    state.report = reportOf(outcome.data.data);
  };

  return {
    list: {
      ...list,
      show(id: number): () => void {
        if (id !== server) Object.assign(state, nothing());
        server = id;
        return list.show(id);
      },
    },
    state,
    /** Turns library paths into libraries. */
    async inject(id: number, paths: readonly number[]): Promise<void> {
      const fresh = paths.filter((path) => state.work[path] === undefined);
      if (fresh.length === 0) return;
      for (const path of fresh) {
        state.work[path] = 'adding';
        delete state.failures[path];
      }
      state.report = undefined;
      const outcome = await inTurn(() =>
        tokens.use(id, (owner) =>
          calls.inject({ params: { id }, body: { ...owner, library_paths: fresh } }, { signal }),
        ),
      );
      await settle(id, outcome);
      if (id === server) for (const path of fresh) delete state.work[path];
    },
    /** Removes the library of a library path. */
    async eject(id: number, { path, name }: { path: number; name: string }): Promise<Outcome> {
      state.work[path] = 'removing';
      state.report = undefined;
      const outcome = await inTurn(() =>
        tokens.use(id, (body) => calls.eject({ params: { id, path }, body }, { signal })),
      );
      if (!signal.aborted && outcome.kind === 'ok') {
        notices.poof((t) => t('media.inject.removed', { name }));
        if (id === server) await readAll();
      }
      if (id === server) delete state.work[path];
      return outcome;
    },
    async sync(id: number): Promise<void> {
      if (state.isSyncing) return;
      state.isSyncing = true;
      state.report = undefined;
      const outcome = await inTurn(() =>
        tokens.use(id, (query) => calls.syncLibraries({ params: { id }, query }, { signal })),
      );
      await settle(id, outcome);
      if (id === server) state.isSyncing = false;
    },
    /** Forgets which folders are missing, once a rebuild of the server with them was requested. */
    forgetMissing(): void {
      for (const [path, failure] of Object.entries(state.failures))
        if (failure === 'path-missing') delete state.failures[Number(path)];
      state.report = undefined;
    },
  };
}

const isFailure = (outcome: InjectionOutcome): outcome is InjectFailure =>
  injectFailures.some((one) => one === outcome);

/** The results of a call, in numbers. */
function reportOf(results: readonly Injection[]): Phrase {
  const kinds = ['added', 'removed', 'unchanged', 'failed'] as const;
  const kindOf = ({ outcome }: Injection) => (isFailure(outcome) ? 'failed' : outcome);
  const counts = kinds
    .map((kind) => ({ kind, count: results.filter((one) => kindOf(one) === kind).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return (t) => t('media.inject.nothing');
  return (t) => counts.map(({ kind, count }) => t(`media.inject.count.${kind}`, { count })).join(', ');
}
