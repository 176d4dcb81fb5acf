import { EventEmitter, on } from 'node:events';
import type { Logger } from 'pino';
import type { ServerFigures } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import { EngineError, type NodeEngine } from '../../engines/port.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { presentSample } from './figures.ts';
import type { ServerInsight } from './insight.ts';
import type { ServerRow } from './server-row.ts';

/** How long a node may take to open a stream. */
const patienceMs = 5_000;

/**
 * How long a stream stays open without viewers. Viewers repeat their request from time to time, so that their rights
 * are checked again.
 */
const lingerMs = 3_000;

/** The maximum number of viewers of one server. More are programs, not users: they get only the last sample. */
const mostViewers = 50;

interface Watch {
  emitter: EventEmitter<{ figures: [ServerFigures]; end: [] }>;
  viewers: number;
  /** Disconnects from the engine. */
  end(): void;
  leaving?: NodeJS.Timeout | undefined;
}

export type LiveFigures = ReturnType<typeof createLiveFigures>;

/**
 * The live usage of servers: one engine stream per watched container, opened for the first viewer in this process and
 * closed after the last. Each process has its own viewers, so processes need not coordinate.
 */
export function createLiveFigures(deps: {
  clock: Clock;
  log: Logger;
  nodes: Pick<Nodes, 'find'>;
  engines: { forNode: (...of: Parameters<Engines['forNode']>) => Pick<NodeEngine, 'watch'> };
  serverInsight: Pick<ServerInsight, 'figures'>;
}) {
  const { clock, log, nodes, engines, serverInsight } = deps;
  const watches = new Map<string, Watch>();

  const listen = async (nodeId: number, containerId: string, { emitter }: Watch, signal: AbortSignal) => {
    try {
      const node = await nodes.find(nodeId);
      if (!node) return;
      const samples = await engines.forNode(node).watch(containerId, { signal, timeoutMs: patienceMs });
      for await (const sample of samples) emitter.emit('figures', presentSample(sample, clock.now()));
    } catch (error) {
      // Whether a node responds is recorded by the observer; here the figures merely stop.
      if (!(error instanceof EngineError)) log.error({ err: error, node: nodeId }, 'could not watch a server');
    }
  };

  const open = (nodeId: number, containerId: string): Watch => {
    const ending = new AbortController();
    const watch: Watch = {
      emitter: new EventEmitter<{ figures: [ServerFigures]; end: [] }>().setMaxListeners(mostViewers),
      viewers: 0,
      end() {
        clearTimeout(watch.leaving);
        if (watches.get(containerId) === watch) watches.delete(containerId);
        ending.abort();
        watch.emitter.emit('end');
      },
    };
    watches.set(containerId, watch);
    void listen(nodeId, containerId, watch, ending.signal).then(watch.end);
    return watch;
  };

  const leave = (watch: Watch) => {
    watch.viewers -= 1;
    if (watch.viewers === 0) watch.leaving = setTimeout(watch.end, lingerMs).unref();
  };

  return {
    /**
     * Yields the last recorded usage, then each new sample for a number of seconds, while the server runs and the
     * viewer is connected.
     */
    async *follow(
      server: Pick<ServerRow, 'id' | 'containerId' | 'nodeId'>,
      { seconds, gone }: { seconds: number; gone: AbortSignal },
    ): AsyncGenerator<ServerFigures | null> {
      yield await serverInsight.figures(server);
      const { containerId, nodeId } = server;
      if (containerId === null || gone.aborted) return;
      const watch = watches.get(containerId) ?? open(nodeId, containerId);
      if (watch.viewers >= mostViewers) return;
      watch.viewers += 1;
      clearTimeout(watch.leaving);
      const over = new AbortController();
      const end = () => over.abort();
      const timer = setTimeout(end, seconds * 1000);
      gone.addEventListener('abort', end);
      try {
        const samples = on(watch.emitter, 'figures', { signal: over.signal, close: ['end'] });
        for await (const [figures] of samples) yield figures;
      } catch (error) {
        if (!over.signal.aborted) throw error;
      } finally {
        clearTimeout(timer);
        gone.removeEventListener('abort', end);
        leave(watch);
      }
    },
    /** Counts the watched servers, for /metrics. */
    watched: () => watches.size,
    /** Ends every stream, and with it every streamed response. */
    stop(): void {
      for (const { end } of watches.values()) end();
    },
  };
}
