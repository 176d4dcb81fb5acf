import type { AuditRow, Contract, RequestOf, UserDetail, UserSession } from '@kronos/api/contract';
import { adminUsers } from '@kronos/api/routes/admin-users';
import { proxy } from 'valtio/vanilla';
import { defineList, type QueryOf } from '../../../../resource/list-query.ts';
import { createListStore, type ListStore } from '../../../../resource/list-store.ts';
import { coalesce } from '../../../../platform/coalesce.ts';
import { everyPage } from '../../../../stores/every-page.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { type Loadable, reasonOf, settle } from '../../../../stores/loadable.ts';

export type UserChange = RequestOf<Contract['adminUsers']['update']>['body'];

/** What the audit of a user can be asked for. */
export const auditShape = defineList({ sorts: ['at'], sort: 'at', direction: 'desc', filters: {} });

type Audit = ListStore<QueryOf<typeof auditShape>, AuditRow>;

/** One user as an admin looks after them. */
export function createUserStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const { adminUsers: users } = api.extend({ adminUsers });
  const state = proxy<{ user: Loadable<UserDetail>; isMissing: boolean; sessions: Loadable<UserSession[]> }>({
    user: { status: 'idle' },
    isMissing: false,
    sessions: { status: 'idle' },
  });
  let shown: number | undefined;

  const load = coalesce(async () => {
    const id = shown;
    if (id === undefined) return;
    if (state.user.status !== 'ready') state.user = { status: 'loading' };
    const outcome = await users.one({ params: { id } }, { signal });
    if (signal.aborted || id !== shown) return;
    state.isMissing = outcome.kind === 'http-error' && outcome.status === 404;
    const result = outcome.kind === 'ok' ? { kind: outcome.kind, data: outcome.data.data } : outcome;
    state.user = settle(state.user, result, clock.now());
  });

  const loadSessions = coalesce(async () => {
    const id = shown;
    if (id === undefined) return;
    if (state.sessions.status !== 'ready') state.sessions = { status: 'loading' };
    const outcome = await everyPage((query) => users.sessions({ params: { id }, query }, { signal }));
    if (signal.aborted || id !== shown) return;
    const result = outcome.kind === 'ok' ? { kind: outcome.kind, data: outcome.data.data } : outcome;
    state.sessions = settle(state.sessions, result, clock.now());
  });

  const audits = new Map<number, Audit>();
  const auditOf = (id: number): Audit => {
    const audit =
      audits.get(id) ??
      createListStore({
        read: (query: QueryOf<typeof auditShape>, options) => users.audit({ params: { id }, query }, options),
        clock,
        signal,
      });
    audits.set(id, audit);
    return audit;
  };

  follow('admin', 'user-updated', () => {
    void load();
    if (state.sessions.status !== 'idle') void loadSessions();
    for (const audit of audits.values()) void audit.refresh();
  });

  return {
    state,
    load,
    loadSessions,
    /** The audit of one person. */
    auditOf,
    /** Shows another person; returns the way out. */
    show(id: number): () => void {
      if (id !== shown)
        Object.assign(state, { user: { status: 'idle' }, isMissing: false, sessions: { status: 'idle' } });
      shown = id;
      void load();
      return () => {
        shown = undefined;
      };
    },
    /** Saves what is given; the form shows what was refused. */
    async save(id: number, body: UserChange) {
      const outcome = await users.update({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') {
        if (id === shown) state.user = { status: 'ready', data: outcome.data.data, at: clock.now(), isStale: false };
        notices.done((t) => t('users.updated'));
      }
      return outcome;
    },
    /** Deletes the account, whose name was typed; answers why not, undefined when it is gone. */
    async remove(id: number, name: string) {
      const outcome = await users.remove({ params: { id }, query: { name } }, { signal });
      if (outcome.kind === 'aborted') return undefined;
      if (outcome.kind !== 'ok') return reasonOf(outcome);
      if (id === shown) shown = undefined;
      notices.poof((t) => t('users.deleted'));
      return undefined;
    },
    async endSession(id: number, session: string): Promise<void> {
      const outcome = await users.endSession({ params: { id, session } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('users.sessions.ended', { count: 1 }));
      else notices.failed(outcome);
      await loadSessions();
    },
    async endSessions(id: number): Promise<void> {
      const outcome = await users.endSessions({ params: { id } }, { signal });
      if (outcome.kind === 'ok') {
        const { count } = outcome.data;
        notices.done((t) => t('users.sessions.ended', { count }));
      } else notices.failed(outcome);
      await loadSessions();
    },
  };
}

export type UserStore = ReturnType<typeof createUserStore>;
