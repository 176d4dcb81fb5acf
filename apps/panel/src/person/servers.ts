import type { Client } from '@kronos/api';
import type { Contract, Server } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../app/clock.ts';
import { coalesce } from './coalesce.ts';
import { type Loadable, reasonOf, settle } from '../stores/loadable.ts';
import type { NoticesStore, Phrase } from '../stores/notices.ts';

export type ServerAction = 'start' | 'stop' | 'restart';

/** An action that this page asked for and whose outcome is not known yet. */
export interface Pending {
  readonly action: ServerAction;
  /** `requested`: no answer yet. `confirming`: accepted, its outcome is on its way. `unconfirmed`: 60 s and no outcome. */
  readonly phase: 'requested' | 'confirming' | 'unconfirmed';
  /** The process to follow, once accepted. */
  readonly process?: number;
}

export type ServersStore = ReturnType<typeof createServersStore>;

interface Deps {
  api: Pick<Client<Contract>, 'customerServers'>;
  notices: NoticesStore;
  clock: Clock;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
}

const patience = 60_000;

/** Said at the outcome, not at the answer (spec §8). */
const outcomes: Record<ServerAction, Phrase> = {
  start: (t) => t('notices.server.started'),
  stop: (t) => t('notices.server.stopped'),
  restart: (t) => t('notices.server.restarted'),
};

/** The signed-in person's servers, and what they asked of them. */
export function createServersStore({ api, notices, clock, signal }: Deps) {
  const state = proxy<{ list: Loadable<Server[]>; pending: Record<number, Pending> }>({
    list: { status: 'idle' },
    pending: {},
  });
  const patiences = new Map<number, () => void>();
  const reads = new Map<number, () => Promise<void>>();
  /** Requests are numbered, so that a slow old answer never overwrites a newer one. */
  let requests = 0;
  const applied = new Map<number, number>();

  signal.addEventListener('abort', () => {
    for (const cancel of patiences.values()) cancel();
  });

  const load = coalesce(async () => {
    const request = ++requests;
    if (state.list.status !== 'ready') state.list = { status: 'loading' };
    const outcome = await api.customerServers.list({}, { signal });
    if (signal.aborted) return;
    const result =
      outcome.kind === 'ok' ? { kind: outcome.kind, data: keepNewer(outcome.data.data, request) } : outcome;
    state.list = settle(state.list, result, clock.now());
    if (state.list.status === 'ready') for (const server of state.list.data) judge(server);
  });

  /** A server that was read by itself since the list was asked for is newer than what the list says of it. */
  const keepNewer = (servers: Server[], request: number): Server[] => {
    const known = state.list.status === 'ready' ? state.list.data : [];
    return servers.map((server) => {
      if ((applied.get(server.id) ?? 0) > request) return known.find(({ id }) => id === server.id) ?? server;
      applied.set(server.id, request);
      return server;
    });
  };

  const readOne = async (id: number) => {
    const request = ++requests;
    const outcome = await api.customerServers.one({ params: { id } }, { signal });
    if (signal.aborted || state.list.status !== 'ready' || (applied.get(id) ?? 0) > request) return;
    const { data } = state.list;
    const at = data.findIndex((server) => server.id === id);
    if (outcome.kind === 'ok') {
      applied.set(id, request);
      data.splice(at === -1 ? data.length : at, 1, outcome.data);
      judge(outcome.data);
    } else if (outcome.kind === 'http-error' && outcome.status === 404 && at !== -1) {
      data.splice(at, 1);
      forget(id);
    }
  };

  /** Compares a server as it is now with what was asked of it. */
  const judge = ({ id, operation }: Server) => {
    const pending = state.pending[id];
    if (pending?.process === undefined || operation === null || operation.id < pending.process) return;
    const isOurs = operation.id === pending.process;
    if (isOurs && (operation.state === 'queued' || operation.state === 'running')) return;
    forget(id);
    // A newer operation, someone else's, tells for itself.
    if (!isOurs) return;
    if (operation.state === 'succeeded') notices.done(outcomes[pending.action]);
    else {
      const { message } = operation;
      notices.whoops(message === null ? (t) => t('notices.failed') : () => message);
    }
  };

  const forget = (id: number) => {
    patiences.get(id)?.();
    patiences.delete(id);
    delete state.pending[id];
  };

  const act = async (action: ServerAction, id: number) => {
    forget(id);
    const mine: Pending = { action, phase: 'requested' };
    state.pending[id] = mine;
    patiences.set(
      id,
      clock.after(patience, () => {
        const pending = state.pending[id];
        if (pending) state.pending[id] = { ...pending, phase: 'unconfirmed' };
        void refetch(id);
      }),
    );
    const outcome = await api.customerServers[action]({ params: { id } }, { signal });
    if (signal.aborted) return;
    if (outcome.kind === 'ok') {
      const phase = state.pending[id]?.phase === 'unconfirmed' ? 'unconfirmed' : 'confirming';
      state.pending[id] = { action, phase, process: outcome.data.process.id };
    } else {
      forget(id);
      notices.whoops(outcome.kind === 'no-response' ? (t) => t('notices.unanswered') : reasonOf(outcome));
    }
    await refetch(id);
  };

  const refetch = async (id: number): Promise<void> => {
    if (state.list.status === 'idle') return undefined;
    // A list on its way may be older than what has just happened.
    if (state.list.status !== 'ready') return load();
    const read = reads.get(id) ?? coalesce(() => readOne(id));
    reads.set(id, read);
    return read();
  };

  return {
    state,
    /** Reads the list; what is on screen stays until the answer is there. */
    load,
    /** Reads one server again: something happened to it. */
    refetch,
    start: (id: number) => act('start', id),
    stop: (id: number) => act('stop', id),
    restart: (id: number) => act('restart', id),
  };
}
