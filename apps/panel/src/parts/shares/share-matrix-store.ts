import type { Outcome } from '@kronos/api';
import type { BackedUpInvite, Contract, ResponseOf, ShareChange, SharedCell, ShareMatrix } from '@kronos/api/contract';
import { customerPlexTools } from '@kronos/api/routes/customer-plex-tools';
import { customerShareMatrix } from '@kronos/api/routes/customer-share-matrix';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../platform/coalesce.ts';
import { partsOf } from '../../platform/parts-of.ts';
import { type Loadable, settle } from '../../stores/loadable.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import type { OwnerTokens } from '../media/owner-tokens.ts';

export type Preview = ResponseOf<Contract['customerShareMatrix']['preview']>;
/** What was read, from one answer or several; otherwise why it was not. */
type Read<T> = { kind: 'ok'; data: T } | Exclude<Outcome, { kind: 'ok' }>;
export type ShareMatrixStore = ReturnType<typeof createShareMatrixStore>;

/** How many people one call changes: after each of them there is something to show. */
const perCall = 20;
/** How many people one call looks at. */
const perPreview = 200;

/** Who may see which library of which server, what changes would take, and their making. */
export function createShareMatrixStore(deps: StoreDeps, tokens: OwnerTokens, account: number) {
  const { signal, clock, follow } = deps;
  const { customerShareMatrix: calls, customerPlexTools: backups } = deps.api.extend({
    customerShareMatrix,
    customerPlexTools,
  });
  const state = proxy<{ shares: Loadable<ShareMatrix>; done: number | undefined }>({
    shares: { status: 'idle' },
    done: undefined,
  });
  let isShown = false;

  const load = coalesce(async () => {
    if (state.shares.status !== 'ready') state.shares = { status: 'loading' };
    const outcome = await tokens.use(account, (query) => calls.show({ query }, { signal }));
    if (!signal.aborted) state.shares = settle(state.shares, outcome, clock.now());
  });
  follow('user', 'server-updated', () => {
    // What an apply has changed is read when it is over.
    if (isShown && state.done === undefined) void load();
  });

  return {
    state,
    load,
    /** Reads the table, and again when a server has changed; returns a function that ends that. */
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
     * Applies changes in parts, and tells of each; once it is stopped, no further one is sent. The results of those that
     * were made stay, whatever becomes of the rest.
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
    /** Reads who had what in a backup of a server. */
    async backedUp(id: number, backup: number): Promise<Read<BackedUpInvite[]>> {
      const outcome = await tokens.use(account, (query) =>
        backups.backup({ params: { id, backup }, query }, { signal }),
      );
      return outcome.kind === 'ok' ? { kind: 'ok', data: outcome.data.data } : outcome;
    },
  };
}
