import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Queue } from '../../jobs/queue.ts';
import { type BoundJobKind, type Ending, jobKind } from '../../jobs/worker.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { ServerEvents } from '../servers/events.ts';
import type { ServerRow } from '../servers/server-row.ts';
import type { Servers } from '../servers/servers.ts';
import type { Caller, MediaAccess } from './access.ts';
import { MediaServerError } from './port.ts';

/** The name of the job in the queue. */
export const scanJobName = 'media.scan';

const payload = z.object({ serverId: z.number().int(), until: z.number() });
const progress = z.object({ quiet: z.number().default(0), hasScanned: z.boolean().default(false) });

/** Milliseconds for which a scan is followed; a large library on slow storage takes hours. */
const longestMs = 6 * 60 * 60 * 1000;
/** The factor by which checks slow down while a media server does not respond. */
const slowdownFactor = 6;

const keyOf = (serverId: number) => `scan:${serverId}`;

export type Scans = ReturnType<typeof createScans>;

/** Follows scans until they end, and then notifies everyone who sees the server. */
export function createScans({ clock, queue }: { clock: Clock; queue: Queue }) {
  /** A sign-in is never stored, so a scan that depends on one is followed only as long as this process runs. */
  const callers = new Map<number, Caller>();
  return {
    callerOf: (serverId: number): Caller | undefined => callers.get(serverId),
    forgetCaller: (serverId: number): void => void callers.delete(serverId),
    /** Follows the scans of a server, in the transaction of their audit row. Keeps a job that follows them already. */
    async follow({ id, ownerId }: ServerRow, caller: Caller): Promise<void> {
      if (caller.token === undefined) callers.delete(id);
      else callers.set(id, caller);
      const key = keyOf(id);
      if (await queue.isWaiting(key)) return;
      const task = { serverId: id, until: clock.now().getTime() + longestMs };
      await queue.enqueue({ kind: scanJobName, key, customer: ownerId, payload: task });
    },
  };
}

/** The job that checks the libraries until no scan is running. */
export function createScanJob(deps: {
  clock: Clock;
  servers: Servers;
  nodes: Nodes;
  mediaAccess: MediaAccess;
  scans: Scans;
  serverEvents: Pick<ServerEvents, 'scanStopped'>;
  paceMs: number;
}): BoundJobKind {
  const { clock, servers, nodes, mediaAccess, scans, serverEvents, paceMs } = deps;

  const over = (serverId: number): Ending => ({
    success: true,
    async write() {
      scans.forgetCaller(serverId);
      await serverEvents.scanStopped(serverId);
    },
  });

  /** Whether a scan is running; undefined when the panel can no longer ask the server. */
  const isScanning = async (server: ServerRow, signal: AbortSignal): Promise<boolean | undefined> => {
    const node = await nodes.find(server.nodeId);
    // An expired token is refused; no user is there to sign in again.
    const caller = scans.callerOf(server.id) ?? { userId: server.ownerId };
    const key = await mediaAccess.keyFor(caller, server.id).catch(() => null);
    if (!node || !key) return undefined;
    const libraries = await mediaAccess.open({ server, node }, key.key).libraries({ signal });
    return libraries.some(({ isScanning }) => isScanning);
  };

  return jobKind({
    payload,
    async run({ serverId, until }, { progress: known, signal }) {
      const server = await servers.find(serverId);
      if (!server || clock.now().getTime() > until) return over(serverId);
      const { quiet, hasScanned } = progress.parse(known);
      try {
        const isRunning = await isScanning(server, signal);
        if (isRunning === undefined) return over(serverId);
        // Right after its start a scan may not be reported yet.
        if (!isRunning && (hasScanned || quiet > 0)) return over(serverId);
        return {
          afterMs: paceMs,
          progress: { quiet: isRunning ? 0 : quiet + 1, hasScanned: hasScanned || isRunning },
        };
      } catch (error) {
        if (signal.aborted || !(error instanceof MediaServerError)) throw error;
        if (error.code === 'unauthorized') return over(serverId);
        return { afterMs: paceMs * slowdownFactor, progress: { quiet, hasScanned } };
      }
    },
    failed: ({ serverId }) => over(serverId),
  });
}
