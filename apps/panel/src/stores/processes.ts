import type { Client } from '@kronos/api';
import type { Contract, ProcessRecord } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import { type Loadable, settle, unwrapped } from './loadable.ts';
import { readInto } from './read-into.ts';

export type ProcessesStore = ReturnType<typeof createProcessesStore>;

/** How often the age of the list is checked, and the age from which it is read again (spec §9). */
const checkEvery = 30_000;

interface Deps {
  api: Pick<Client<Contract>, 'processes'>;
  clock: Clock;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}

/** The processes of the last hour, for admins (spec §2 "Recent Processes drawer"). */
export function createProcessesStore({ api, clock, signal }: Deps) {
  const state = proxy<{
    recent: Loadable<ProcessRecord[]>;
    /** The process shown in full. */
    shown: Loadable<ProcessRecord>;
    related: Loadable<ProcessRecord[]>;
  }>({ recent: { status: 'idle' }, shown: { status: 'idle' }, related: { status: 'idle' } });
  let asked = 0;

  // The response contains its time, but the server's clock may differ from this one, so this one counts.
  const load = coalesce(() =>
    readInto(state, 'recent', { clock, signal }, async () => unwrapped(await api.processes.recent({}, { signal }))),
  );

  const isOld = () => state.recent.status !== 'ready' || clock.now() - state.recent.at > checkEvery;

  return {
    state,
    load,
    /** Checks the age every 30 s; returns a function that stops it. */
    start(): () => void {
      let cancel: () => void;
      const look = () => {
        if (isOld()) void load();
        cancel = clock.after(checkEvery, look);
      };
      look();
      return () => cancel();
    },
    /** Shows a process in full; the list's data is shown at once. */
    async show(id: number): Promise<void> {
      const request = ++asked;
      const known = [state.recent, state.related]
        .flatMap((list) => (list.status === 'ready' ? list.data : []))
        .find((process) => process.id === id);
      state.shown = known ? { status: 'ready', data: known, at: clock.now(), isStale: false } : { status: 'loading' };
      state.related = { status: 'idle' };
      const outcome = await api.processes.one({ params: { id } }, { signal });
      if (signal.aborted || request !== asked) return;
      state.shown = settle(state.shown, unwrapped(outcome), clock.now());
    },
    /** Reads the related processes of the one that is shown. */
    async loadRelated(): Promise<void> {
      if (state.shown.status !== 'ready') return;
      const request = asked;
      const { id } = state.shown.data;
      if (state.related.status !== 'ready') state.related = { status: 'loading' };
      const outcome = await api.processes.related({ params: { id } }, { signal });
      if (signal.aborted || request !== asked) return;
      state.related = settle(state.related, unwrapped(outcome), clock.now());
    },
    close() {
      asked += 1;
      state.shown = { status: 'idle' };
      state.related = { status: 'idle' };
    },
  };
}
