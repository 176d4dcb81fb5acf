import type { Outcome } from '@kronos/api';
import { proxy } from 'valtio/vanilla';
import { coalesce } from '../../platform/coalesce.ts';
import { type Loadable, settle } from '../../stores/loadable.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** A value of the server on screen that is read again after the server's events, while a part of the page shows it. */
export function createShownValue<T extends object>(
  { clock, signal, user, follow }: StoreDeps,
  read: (id: number) => Promise<Outcome<T>>,
  /** Whether the state is `loading` before a server is shown (spec §4). */
  { startsLoading = false } = {},
) {
  const state = proxy<{ value: Loadable<T> }>({ value: { status: startsLoading ? 'loading' : 'idle' } });
  let server: number | undefined;
  let viewers = 0;

  const load = coalesce(async () => {
    const id = server;
    if (id === undefined) return;
    const outcome = await read(id);
    if (!signal.aborted && id === server) state.value = settle(state.value, outcome, clock.now());
  });

  const again = () => void load();
  follow('user', 'server-updated', again);
  // Only admins may join this channel; they receive the events of other users' servers there.
  if (user.is_admin) follow('admin', 'server-updated', again);

  /** Counts a viewer of a server's value; returns a function that ends it. */
  const enter = (id: number): (() => void) => {
    if (id !== server) {
      viewers = 0;
      state.value = { status: 'loading' };
    }
    server = id;
    viewers += 1;
    return () => {
      if (id !== server) return;
      viewers -= 1;
      if (viewers === 0) server = undefined;
    };
  };

  return {
    state,
    load,
    /** Reads the value of a server, even if no part of the page shows it. */
    async loadOf(id: number): Promise<void> {
      const end = enter(id);
      await load();
      end();
    },
    /** Shows the value of a server; returns a function that ends it. */
    show(id: number): () => void {
      const end = enter(id);
      if (viewers === 1) again();
      return end;
    },
  };
}
