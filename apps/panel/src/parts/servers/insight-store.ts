import type { ServerFigures, ServerLog } from '@kronos/api/contract';
import { fetchLines } from '@kronos/api/lines';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { proxy, ref } from 'valtio/vanilla';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { type Loadable, settle } from '../../stores/loadable.ts';
import { mergeTail } from './merge-tail.ts';

/** The maximum duration of one streamed response. */
const followSeconds = 60;
/** The number of CPU samples kept: about a minute. */
const kept = 60;

type FiguresAnswer = { data: ServerFigures | null };

/** Values known only while samples are received: the CPU history, and the network bytes per second. */
export interface LiveFigures {
  cpu: readonly number[];
  receivedPerSecond: number | null;
  sentPerSecond: number | null;
}

/** The figures and the log of the server on screen. */
export function createServerInsightStore({ api, clock, signal }: StoreDeps) {
  const calls = api.extend({ customerServers }).customerServers;
  const state = proxy<{
    figures: Loadable<ServerFigures | null>;
    /** Null unless samples are received. */
    live: LiveFigures | null;
    log: Loadable<ServerLog>;
  }>({
    figures: { status: 'idle' },
    live: null,
    log: { status: 'idle' },
  });
  let shown: number | undefined;

  const take = (fresh: ServerFigures | null, isLive: boolean): void => {
    const { figures: before } = state;
    const known = before.status === 'ready' ? before.data : null;
    // A response begins with the stored sample, which may be older than those already received.
    if (known && (fresh === null || fresh.at < known.at)) return;
    if (isLive && fresh) state.live = ref(goOn(state.live, known, fresh));
    state.figures = settle(before, { kind: 'ok', data: fresh }, clock.now());
  };

  return {
    state,
    /** The figures and the log of another server are discarded. */
    show(id: number): void {
      if (id === shown) return;
      shown = id;
      Object.assign(state, { figures: { status: 'loading' }, live: null, log: { status: 'loading' } });
    },
    /** Reads the figures of a server and follows its samples while it runs and is visible. */
    async followFigures(id: number, seen: AbortSignal): Promise<void> {
      let received: number;
      do {
        received = 0;
        const fetch = fetchLines<FiguresAnswer>(({ data }) => {
          received += 1;
          if (!seen.aborted && id === shown) take(data, received > 1);
        });
        const request = { params: { id }, query: { follow: followSeconds } };
        const outcome = await calls.figures(request, { signal: seen, fetch });
        if (id !== shown) return;
        if (seen.aborted) break;
        if (outcome.kind !== 'ok') state.figures = settle(state.figures, outcome, clock.now());
        // A single body, from a server that does not stream.
        else if (received === 0) take(outcome.data.data, false);
        // A response that ran to its end is requested again; one that ended at once is of a server that is not
        // running, or of an unreachable node.
      } while (received > 1);
      state.live = null;
    },
    async readLog(id: number): Promise<void> {
      const outcome = await calls.logs({ params: { id } }, { signal });
      if (signal.aborted || id !== shown) return;
      if (outcome.kind !== 'ok') {
        state.log = settle(state.log, outcome, clock.now());
        return;
      }
      const known = state.log.status === 'ready' ? state.log.data.lines : [];
      const { lines, failure } = outcome.data;
      // A node that does not respond keeps what was read before.
      const all = failure === null ? mergeTail(known, lines) : known;
      // Thousands of lines are replaced, never edited.
      const log = { kind: outcome.kind, data: { lines: ref(all), failure } };
      state.log = settle(state.log, log, clock.now());
    },
  };
}

function goOn(live: LiveFigures | null, before: ServerFigures | null, fresh: ServerFigures): LiveFigures {
  const seconds = before ? (Date.parse(fresh.at) - Date.parse(before.at)) / 1000 : 0;
  // A restarted container counts from zero.
  const perSecond = (was: number | undefined, is: number) =>
    was === undefined || seconds <= 0 || is < was ? null : (is - was) / seconds;
  return {
    cpu: [...(live?.cpu ?? []), fresh.cpu].slice(-kept),
    receivedPerSecond: perSecond(before?.received_bytes, fresh.received_bytes),
    sentPerSecond: perSecond(before?.sent_bytes, fresh.sent_bytes),
  };
}
