import type { Outcome } from '@kronos/api';
import type { Contract, InviteBackup, ResponseOf } from '@kronos/api/contract';
import { customerPlexTools } from '@kronos/api/routes/customer-plex-tools';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../platform/coalesce.ts';
import { type Loadable, settle, unwrapped } from '../../stores/loadable.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import type { OwnerTokens } from './owner-tokens.ts';

type Comparison = ResponseOf<Contract['customerPlexTools']['backup']>;
type Results = ResponseOf<Contract['customerPlexTools']['restoreBackup']>['data'];
export type InviteBackupsStore = ReturnType<typeof createInviteBackupsStore>;

/**
 * The backups of invites: all of the user's, or those for one server; and one of them compared with the current state.
 */
export function createInviteBackupsStore(deps: StoreDeps, tokens: OwnerTokens) {
  const { notices, signal, clock } = deps;
  const { customerPlexTools: calls } = deps.api.extend({ customerPlexTools });
  const state = proxy<{
    list: Loadable<InviteBackup[]>;
    compared: Loadable<Comparison>;
    results: Results | undefined;
  }>({ list: { status: 'idle' }, compared: { status: 'idle' }, results: undefined });
  let shown: number | undefined;
  let asked: { server: number; backup: number } | undefined;

  const load = coalesce(async () => {
    const server = shown;
    const outcome = await calls.backups({ query: server === undefined ? {} : { server } }, { signal });
    if (signal.aborted || server !== shown) return;
    state.list = settle(state.list, unwrapped(outcome), clock.now());
  });
  const compareAgain = async () => {
    const wanted = asked;
    if (!wanted) return;
    const { server: id, backup } = wanted;
    const outcome = await tokens.use(id, (query) => calls.backup({ params: { id, backup }, query }, { signal }));
    if (!signal.aborted && wanted === asked) state.compared = settle(state.compared, outcome, clock.now());
  };

  return {
    state,
    load,
    /** Reads the backups that can be restored on a server, or all without one. */
    show(server?: number): void {
      if (server !== shown || state.list.status === 'idle') state.list = { status: 'loading' };
      shown = server;
      void load();
    },
    async create(id: number, name: string): Promise<Outcome> {
      const outcome = await tokens.use(id, (owner) =>
        calls.createBackup({ params: { id }, body: { ...owner, name } }, { signal }),
      );
      if (signal.aborted || outcome.kind !== 'ok') return outcome;
      notices.done((t) => t('plexTools.backup.made', { count: outcome.data.data.people }));
      await load();
      return outcome;
    },
    async remove(backup: number, name: string): Promise<Outcome> {
      const outcome = await calls.removeBackup({ params: { backup } }, { signal });
      if (signal.aborted || outcome.kind !== 'ok') return outcome;
      notices.poof((t) => t('plexTools.backup.removed', { name }));
      await load();
      return outcome;
    },
    /** Reads a backup, compared with the current state of a server. */
    async compare(server: number, backup: number): Promise<void> {
      asked = { server, backup };
      state.compared = { status: 'loading' };
      state.results = undefined;
      await compareAgain();
    },
    compareAgain,
    /** Restores people; each has a result, even if others failed. */
    async restore(people: readonly string[]): Promise<Outcome> {
      const wanted = asked;
      if (!wanted) throw new Error('Compare a backup before you restore it.');
      const { server: id, backup } = wanted;
      const outcome = await tokens.use(id, (owner) =>
        calls.restoreBackup({ params: { id, backup }, body: { ...owner, people: [...people] } }, { signal }),
      );
      if (signal.aborted || outcome.kind !== 'ok' || wanted !== asked) return outcome;
      state.results = outcome.data.data;
      await compareAgain();
      return outcome;
    },
  };
}
