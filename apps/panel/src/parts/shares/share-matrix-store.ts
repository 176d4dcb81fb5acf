import type { Outcome } from '@kronos/api';
import type { BackedUpInvite, Contract, ResponseOf, ShareChange, SharedCell, ShareMatrix } from '@kronos/api/contract';
import { customerPlexTools } from '@kronos/api/routes/customer-plex-tools';
import { customerShareMatrix } from '@kronos/api/routes/customer-share-matrix';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../platform/coalesce.ts';
import { partsOf } from '../../platform/parts-of.ts';
import { type Loadable, type Read, unwrapped } from '../../stores/loadable.ts';
import { readInto } from '../../stores/read-into.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import type { OwnerTokens } from '../media/owner-tokens.ts';

export type Preview = ResponseOf<Contract['customerShareMatrix']['preview']>;
export type ShareMatrixStore = ReturnType<typeof createShareMatrixStore>;

/** The number of people changed per call; there is progress to show after each call. */
const perCall = 20;
/** The number of people previewed per call. */
const perPreview = 200;

/** Which people may see which library of which server, and the preview and application of changes. */
export function createShareMatrixStore(deps: StoreDeps, tokens: OwnerTokens, account: number) {
  const { signal, follow } = deps;
  const { customerShareMatrix: calls, customerPlexTools: backups } = deps.api.extend({
    customerShareMatrix,
    customerPlexTools,
  });
  const state = proxy<{ shares: Loadable<ShareMatrix>; done: number | undefined }>({
    shares: { status: 'idle' },
    done: undefined,
  });
  let isShown = false;

  const load = coalesce(() =>
    readInto(state, 'shares', deps, () => tokens.use(account, (query) => calls.show({ query }, { signal }))),
  );
  follow('user', 'server-updated', () => {
    // During an apply nothing is read; its changes are read at its end.
    if (isShown && state.done === undefined) void load();
  });

  return {
    state,
    load,
    /** Reads the table, and again whenever a server has changed; returns a function that ends that. */
    show(): () => void {
      isShown = true;
      void load();
      return () => {
        isShown = false;
      };
    },
    async preview(changes: readonly ShareChange[]): Promise<Read<Preview>> {
      const all: Preview = { data: [], skipped: [] };
      for (const part of partsOf(changes, perPreview)) {
        const body = { changes: part };
        const outcome = await tokens.use(account, (owner) =>
          calls.preview({ body: { ...owner, ...body } }, { signal }),
        );
        if (outcome.kind !== 'ok') return outcome;
        all.data.push(...outcome.data.data);
        all.skipped.push(...outcome.data.skipped);
      }
      return { kind: 'ok', data: all };
    },
    /**
     * Applies changes in parts, and reports each; once it is stopped, no further part is sent. The results so far are
     * kept, even if a later part fails.
     */
    async apply(
      changes: readonly ShareChange[],
      { isStopped, onResults }: { isStopped?: () => boolean; onResults?: (results: SharedCell[]) => void } = {},
    ): Promise<{ results: SharedCell[]; rest: ShareChange[]; failure?: Outcome }> {
      const results: SharedCell[] = [];
      const parts = partsOf(changes, perCall);
      state.done = 0;
      try {
        for (const [at, part] of parts.entries()) {
          if (isStopped?.()) return { results, rest: parts.slice(at).flat() };
          const outcome = await tokens.use(account, (owner) =>
            calls.apply({ body: { ...owner, changes: part } }, { signal }),
          );
          if (signal.aborted || outcome.kind !== 'ok')
            return { results, rest: parts.slice(at).flat(), failure: outcome };
          results.push(...outcome.data.data);
          onResults?.(outcome.data.data);
          state.done = results.length;
        }
        return { results, rest: [] };
      } finally {
        state.done = undefined;
        if (!signal.aborted) await load();
      }
    },
    /** Reads the people and their libraries in a backup of a server. */
    async backedUp(id: number, backup: number): Promise<Read<BackedUpInvite[]>> {
      const outcome = await tokens.use(account, (query) =>
        backups.backup({ params: { id, backup }, query }, { signal }),
      );
      return unwrapped(outcome);
    },
  };
}
