import type { ServerDetail, UserDetail } from '@kronos/api/contract';
import { adminServers } from '@kronos/api/routes/admin-servers';
import { adminUsers } from '@kronos/api/routes/admin-users';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../platform/coalesce.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { type Loadable, settle, unwrapped } from '../stores/loadable.ts';

/** One user or one server in a dialog over the page, for admins (spec §2 "Session restore"). */
export function createRestoredStore({ api, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ adminServers, adminUsers });
  const state = proxy<{
    user: Loadable<UserDetail>;
    server: Loadable<ServerDetail>;
    /** The record does not exist, so trying again is useless. */
    isMissing: boolean;
  }>({ user: { status: 'idle' }, server: { status: 'idle' }, isMissing: false });
  let asked = 0;
  let shown: number | undefined;

  const readServer = coalesce(async () => {
    const id = shown;
    if (id === undefined) return;
    const request = ++asked;
    const outcome = await calls.adminServers.one({ params: { id } }, { signal });
    // The dialog may have been closed and opened with another record: this response must not be shown there.
    if (signal.aborted || request !== asked || id !== shown) return;
    state.isMissing = outcome.kind === 'http-error' && outcome.status === 404;
    state.server = settle(state.server, unwrapped(outcome), clock.now());
  });
  // Changes of the server are shown as they happen.
  follow('admin', 'server-updated', () => void readServer());

  return {
    state,
    async showUser(id: number): Promise<void> {
      const request = ++asked;
      Object.assign(state, { user: { status: 'loading' }, isMissing: false });
      const outcome = await calls.adminUsers.one({ params: { id } }, { signal });
      if (signal.aborted || request !== asked) return;
      state.isMissing = outcome.kind === 'http-error' && outcome.status === 404;
      state.user = settle(state.user, unwrapped(outcome), clock.now());
    },
    readServer,
    /** Shows a server and its changes; returns a function that ends it. */
    showServer(id: number): () => void {
      shown = id;
      Object.assign(state, { server: { status: 'loading' }, isMissing: false });
      void readServer();
      return () => {
        shown = undefined;
      };
    },
  };
}
