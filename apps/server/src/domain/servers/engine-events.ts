import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { EngineError } from '../../engines/port.ts';
import type { Timings } from '../../config/timings.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Settings } from '../settings/settings.ts';
import { managedLabels } from './container.ts';
import type { Observer } from './observer.ts';

/** Events within this time cause a single reconciliation. */
const gatherMs = 200;

/** How often the pause after a failed event stream is doubled at most. */
const doublings = 4;

interface Follower {
  address: string;
  /** Ends the stream for good. */
  end: AbortController;
  /** Reconnects at once. */
  renew(): void;
}

export type EngineEvents = ReturnType<typeof createEngineEvents>;

/**
 * Follows the container events of each node, and reconciles the node after events and after each connection, so that
 * changes made outside the panel are shown at once. An event only triggers the reconciliation, which reads the state.
 */
export function createEngineEvents(deps: {
  log: Logger;
  nodes: Nodes;
  settings: Settings;
  engines: Engines;
  observer: Observer;
  timings: Pick<Timings, 'nodeMs' | 'firstPauseMs'>;
}) {
  const { log, nodes, settings, engines, observer, timings } = deps;
  const followers = new Map<number, Follower>();
  const underWay = new Set<Promise<void>>();
  const pendingNodes = new Set<number>();
  let gathering: NodeJS.Timeout | undefined;
  let isStopped = false;

  const track = (work: Promise<void>) => {
    underWay.add(work);
    void work.then(() => underWay.delete(work));
  };
  const look = () => {
    gathering = undefined;
    track(observer.look([...pendingNodes]));
    pendingNodes.clear();
  };
  const note = (nodeId: number) => {
    pendingNodes.add(nodeId);
    if (!isStopped) gathering ??= setTimeout(look, gatherMs);
  };

  /** Slightly longer than the breaker's pause, and different in each process. */
  const restAfter = (failures: number) =>
    timings.firstPauseMs * 2 ** Math.min(failures, doublings) * (1.1 + Math.random() / 2);

  const follow = (nodeId: number, address: string): Follower => {
    const end = new AbortController();
    let turn = new AbortController();
    let isOpening = false;

    const listen = async (signal: AbortSignal, onOpen: () => void): Promise<void> => {
      // Read each time: a call with a former address would reconnect the node's engine to it.
      const node = await nodes.find(nodeId);
      if (!node) return;
      const labels = managedLabels(await settings.tenant());
      isOpening = true;
      const events = await engines.forNode(node).events(labels, { signal, timeoutMs: timings.nodeMs });
      isOpening = false;
      onOpen();
      note(nodeId);
      for await (const _ of events) note(nodeId);
    };

    const run = async (): Promise<void> => {
      for (let failures = 0; !end.signal.aborted; failures += 1) {
        turn = new AbortController();
        const signal = AbortSignal.any([end.signal, turn.signal]);
        try {
          await listen(signal, () => (failures = 0));
        } catch (error) {
          if (!(error instanceof EngineError))
            log.error({ err: error, node: nodeId }, 'could not follow the events of a node');
        } finally {
          isOpening = false;
        }
        if (failures === 0 && !signal.aborted) await observer.look([nodeId]);
        await sleep(restAfter(failures), undefined, { signal, ref: false }).catch(() => undefined);
      }
    };

    const renew = () => {
      // While the stream is opening, it was this very call that found the node to be back.
      if (!isOpening) turn.abort();
    };
    track(run());
    return { address, end, renew };
  };

  // Streams that were open when the node went silent may never receive another event.
  engines.onBack((nodeId) => followers.get(nodeId)?.renew());

  return {
    /** Opens streams to the current nodes at their current addresses, and closes all others. */
    async follow(): Promise<void> {
      const addresses = new Map((await nodes.list()).map(({ id, engine }) => [id, JSON.stringify(engine)]));
      if (isStopped) return;
      for (const [id, { address, end }] of followers) {
        if (addresses.get(id) === address) continue;
        end.abort();
        followers.delete(id);
      }
      for (const [id, address] of addresses) {
        if (!followers.has(id)) followers.set(id, follow(id, address));
      }
    },
    /** Closes all streams; resolves when none is open and no reconciliation is under way. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(gathering);
      for (const { end } of followers.values()) end.abort();
      await Promise.all(underWay);
    },
  };
}
