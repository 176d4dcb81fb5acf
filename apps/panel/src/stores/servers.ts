import type { Client, Outcome } from '@kronos/api';
import type { Accepted, Contract, OperationKind, Server, ServerType } from '@kronos/api/contract';
import { proxy } from 'valtio/vanilla';
import type { Clock } from '../platform/clock.ts';
import { coalesce } from '../platform/coalesce.ts';
import { type Loadable, settle } from './loadable.ts';
import type { Phrase } from '../messages/create-messages.ts';
import type { NoticesStore } from './notices.ts';
import { mergeServers } from './merge-servers.ts';
import { kindOf, type NodeAction, outcomeOf, outcomes, type ServerAction } from './server-actions.ts';

/** An operation requested on this page whose outcome is not known yet. */
export interface Pending {
  readonly kind: OperationKind;
  /**
   * `requested`: no response yet. `confirming`: accepted, waiting for the outcome. `unconfirmed`: no outcome after 60
   * s.
   */
  readonly phase: 'requested' | 'confirming' | 'unconfirmed';
  /** Its process, once accepted. */
  readonly process?: number;
}

/** The message for a successful outcome, and what follows it. */
interface Ours {
  readonly done: (type: ServerType) => Phrase;
  readonly next: (() => void) | undefined;
}

export type ServersStore = ReturnType<typeof createServersStore>;

interface Deps {
  api: Pick<Client<Contract>, 'customerServers'>;
  notices: NoticesStore;
  clock: Clock;
  /** Aborted at sign-out. */
  signal: AbortSignal;
}

const patience = 60_000;

/** The list contains the servers' figures: for this long after it they need not be requested. */
const figuresOfList = 5_000;

/**
 * The process of a response. Production has no schemas, and a proxy that responds instead of the panel may return
 * anything.
 */
const processIn = (answer: { process?: { id?: number } } | null): number | undefined => answer?.process?.id;

/** The user's servers, and the operations requested on them. */
export function createServersStore({ api, notices, clock, signal }: Deps) {
  const state = proxy<{
    list: Loadable<Server[]>;
    /** The server with its own page; for an admin it may belong to any user. */
    one: Loadable<Server>;
    /** The server does not exist, or the user may not see it. */
    isMissing: boolean;
    pending: Record<number, Pending>;
  }>({ list: { status: 'idle' }, one: { status: 'idle' }, isMissing: false, pending: {} });
  let shown: number | undefined;
  const patiences = new Map<number, () => void>();
  const said = new Map<number, Ours>();
  const reads = new Map<number, () => Promise<void>>();
  /** Requests are numbered, so that a slow old response never overwrites a newer one. */
  let requests = 0;
  /** The servers named on the user's own channel: an admin may act on others, which are not in the list. */
  const theirs = new Set<number>();
  const applied = new Map<number, number>();

  signal.addEventListener('abort', () => {
    for (const cancel of patiences.values()) cancel();
  });

  /** Reads the servers, or only those of a type, in which case the others stay as they are. */
  const read = async (type?: 'plex') => {
    const request = ++requests;
    if (state.list.status !== 'ready') state.list = { status: 'loading' };
    const outcome = await api.customerServers.list(type ? { query: { type } } : {}, { signal });
    if (signal.aborted) return;
    const known = state.list.status === 'ready' ? state.list.data : [];
    const result =
      outcome.kind === 'ok'
        ? { kind: outcome.kind, data: mergeServers(known, keepNewer(outcome.data.data, request), type) }
        : outcome;
    state.list = settle(state.list, result, clock.now());
    if (state.list.status !== 'ready') return;
    for (const server of state.list.data) {
      if (server.id === shown && outcome.kind === 'ok') put(server);
      judge(server);
    }
  };
  const load = coalesce(() => read());
  const loadPlex = coalesce(() => (state.list.status === 'ready' ? read('plex') : load()));

  const put = (server: Server) => {
    state.isMissing = false;
    state.one = { status: 'ready', data: server, at: clock.now(), isStale: false };
  };

  /** A server that was read separately since the list was requested is newer than its entry in the list. */
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
    if (signal.aborted || (applied.get(id) ?? 0) > request) return;
    const isGone = outcome.kind === 'http-error' && outcome.status === 404;
    if (outcome.kind === 'ok') applied.set(id, request);
    if (id === shown) {
      if (outcome.kind === 'ok') put(outcome.data);
      else state.one = settle(state.one, outcome, clock.now());
      state.isMissing = isGone;
    }
    if (state.list.status === 'ready') {
      const { data } = state.list;
      const at = data.findIndex((server) => server.id === id);
      if (outcome.kind === 'ok' && (at !== -1 || theirs.has(id)))
        data.splice(at === -1 ? data.length : at, 1, outcome.data);
      else if (isGone && at !== -1) data.splice(at, 1);
    }
    if (outcome.kind === 'ok') judge(outcome.data);
    else if (isGone) forget(id);
  };

  /** Compares a server's current state with the operation requested on it. */
  const judge = (server: Server) => {
    const { id, type, operation } = server;
    const pending = state.pending[id];
    if (pending?.process === undefined || operation === null || operation.id < pending.process) return;
    // The panel's server continues by itself only after a success.
    if (operation.parent === pending.process) {
      const ours = said.get(id);
      if (ours) notices.done(ours.done(type));
      const done = outcomeOf(operation.kind);
      if (done)
        wait(id, { kind: operation.kind, phase: 'confirming', process: operation.id }, { done, next: undefined });
      else forget(id);
      ours?.next?.();
      judge(server);
      return;
    }
    const isOurs = operation.id === pending.process;
    if (isOurs && (operation.state === 'queued' || operation.state === 'running')) return;
    const ours = said.get(id);
    forget(id);
    // The outcome of a newer operation is shown by its own requester.
    if (!isOurs || !ours) return;
    if (operation.state === 'succeeded') {
      notices.done(ours.done(type));
      ours.next?.();
    } else {
      const { message } = operation;
      notices.whoops(message === null ? (t) => t('notices.failed') : () => message);
    }
  };

  const forget = (id: number) => {
    patiences.get(id)?.();
    patiences.delete(id);
    said.delete(id);
    delete state.pending[id];
  };

  /** Waits for the outcome of an operation, and reads the server itself when none arrives for a while. */
  const wait = (id: number, begun: Pending, ours: Ours) => {
    forget(id);
    state.pending[id] = begun;
    said.set(id, ours);
    patiences.set(
      id,
      clock.after(patience, () => {
        const pending = state.pending[id];
        if (pending) state.pending[id] = { ...pending, phase: 'unconfirmed' };
        void refetch(id);
      }),
    );
  };

  /**
   * Follows an operation from the request to its outcome, which `done` shows; `next` is called when it has succeeded.
   * Returns the outcome of the request.
   */
  const pursue = async <A extends { process?: { id?: number } }>(
    id: number,
    kind: OperationKind,
    done: (type: ServerType) => Phrase,
    asking: Promise<Outcome<A>>,
    next?: () => void,
  ): Promise<Outcome<A>> => {
    wait(id, { kind, phase: 'requested' }, { done, next });
    const outcome = await asking;
    if (signal.aborted) return outcome;
    const process = outcome.kind === 'ok' ? processIn(outcome.data) : undefined;
    if (process === undefined) forget(id);
    else {
      const phase = state.pending[id]?.phase === 'unconfirmed' ? 'unconfirmed' : 'confirming';
      state.pending[id] = { kind, phase, process };
    }
    return outcome;
  };

  const act = async (action: ServerAction, id: number, asking: Promise<Outcome<Accepted>>) => {
    const outcome = await pursue(id, kindOf[action], outcomes[action], asking);
    if (signal.aborted) return;
    if (outcome.kind !== 'ok')
      notices.failed(outcome, outcome.kind === 'no-response' ? (t) => t('notices.unanswered') : undefined);
    else if (processIn(outcome.data) === undefined)
      notices.whoops(
        (t) => t('notices.failed'),
        (t) => t('notices.uhOh'),
      );
    else if (action === 'restartNode')
      notices.inform(
        (t) => t('notices.rebooting.text'),
        (t) => t('notices.rebooting.title'),
      );
    await refetch(id);
  };

  const alone = (action: Exclude<ServerAction, NodeAction>) => (id: number) =>
    act(action, id, api.customerServers[action]({ params: { id } }, { signal }));
  const onNode = (action: NodeAction) => (id: number, node: number) =>
    act(action, id, api.customerServers[action]({ params: { id, node } }, { signal }));

  const refetch = async (id: number): Promise<void> => {
    // A server with a pending operation is read again wherever it is shown, even if it is not the user's own.
    if (id !== shown && !(id in state.pending)) {
      if (state.list.status === 'idle') return undefined;
      // A list that is being loaded may be older than the event.
      if (state.list.status !== 'ready') return load();
    }
    const read = reads.get(id) ?? coalesce(() => readOne(id));
    reads.set(id, read);
    return read();
  };

  return {
    state,
    /** Reads the list; the one on screen stays until the response. */
    load,
    /** Reads the Plex servers anew; the others stay as they are, unless there are none yet. */
    loadPlex,
    /** Reads the figures of all servers of the list with one request. */
    async readFigures(seen: AbortSignal): Promise<void> {
      if (state.list.status !== 'ready' || clock.now() - state.list.at < figuresOfList) return;
      const outcome = await api.customerServers.allFigures({}, { signal: seen });
      // Figures that could not be read keep their age.
      if (outcome.kind !== 'ok' || signal.aborted || state.list.status !== 'ready') return;
      const fresh = new Map(outcome.data.data.map(({ server_id, ...figures }) => [server_id, figures]));
      for (const server of state.list.data) {
        const figures = fresh.get(server.id);
        if (figures && (!server.figures || server.figures.at < figures.at)) server.figures = figures;
      }
    },
    /** Reads one server again after an event. */
    refetch,
    /** Follows any other operation of a server like one of the actions. */
    async pursue<A extends { process?: { id?: number } }>(...asked: Parameters<typeof pursue<A>>): Promise<Outcome<A>> {
      const outcome = await pursue(...asked);
      if (!signal.aborted) void refetch(asked[0]);
      return outcome;
    },
    /** Called when one of the user's own servers has changed or is new. */
    ownChanged(id: number): Promise<void> {
      theirs.add(id);
      return refetch(id);
    },
    /** Called when any server has changed: an admin may be viewing it, or have requested an operation on it. */
    anyChanged(id: number): void {
      if (id === shown || id in state.pending) void refetch(id);
    },
    /** Shows one server, at once from the list; returns a function that ends it. */
    show(id: number): () => void {
      shown = id;
      const { list } = state;
      const known = list.status === 'ready' ? list.data.find((server) => server.id === id) : undefined;
      Object.assign(state, {
        isMissing: false,
        one: known && list.status === 'ready' ? { ...list, data: known } : { status: 'loading' },
      });
      void refetch(id);
      return () => {
        if (shown === id) shown = undefined;
      };
    },
    /** Reads everything on screen again. */
    async refresh(): Promise<void> {
      await Promise.all([
        state.list.status === 'idle' ? undefined : load(),
        shown === undefined ? undefined : refetch(shown),
      ]);
    },
    start: alone('start'),
    stop: alone('stop'),
    restart: alone('restart'),
    rebuild: alone('rebuild'),
    resetConfig: alone('resetConfig'),
    remount: alone('remount'),
    restartNode: onNode('restartNode'),
    deployEss: onNode('deployEss'),
    /**
     * Formerly changed a server as a whole.
     * @deprecated Each change has its own action (spec §8).
     */
    update(): never {
      throw new Error('Server Update action deprecated');
    },
  };
}
