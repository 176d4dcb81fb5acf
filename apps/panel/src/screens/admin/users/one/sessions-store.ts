import type { UserSession } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../../../platform/coalesce.ts';
import { everyPage } from '../../../../stores/every-page.ts';
import { type Loadable, settle, unwrapped } from '../../../../stores/loadable.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { userCalls } from './user-calls.ts';

/** The sessions of one user, and the actions that end them. */
export function createSessionsStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const users = userCalls(api);
  const state = proxy<{ list: Loadable<UserSession[]> }>({ list: { status: 'loading' } });
  let shown: number | undefined;

  const load = coalesce(async () => {
    const id = shown;
    if (id === undefined) return;
    const outcome = await everyPage((query) => users.sessions({ params: { id }, query }, { signal }));
    if (signal.aborted || id !== shown) return;
    state.list = settle(state.list, unwrapped(outcome), clock.now());
  });
  follow('admin', 'user-updated', () => void load());

  return {
    state,
    load,
    /** Shows the sessions of a user; returns a function that stops showing them. */
    show(id: number): () => void {
      state.list = { status: 'loading' };
      shown = id;
      void load();
      return () => {
        shown = undefined;
      };
    },
    async end(id: number, session: string): Promise<void> {
      const outcome = await users.endSession({ params: { id, session } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('users.sessions.ended', { count: 1 }));
      else notices.failed(outcome);
      await load();
    },
    async endAll(id: number): Promise<void> {
      const outcome = await users.endSessions({ params: { id } }, { signal });
      if (outcome.kind === 'ok') {
        const { count } = outcome.data;
        notices.done((t) => t('users.sessions.ended', { count }));
      } else notices.failed(outcome);
      await load();
    },
  };
}
