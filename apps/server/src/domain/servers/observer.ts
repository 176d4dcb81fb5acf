import type { ServerStatus } from '@kronos/api/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { type ContainerInfo, EngineError, type EngineErrorCode, type NodeEngine } from '../../engines/port.ts';
import type { Timings } from '../../config/timings.ts';
import type { PlacementRecord } from '../docker-services/placements.ts';
import type { ServiceSightings } from '../docker-services/sightings.ts';
import type { Events } from '../events.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Settings } from '../settings/settings.ts';
import { managedLabels, serverIdOf } from './container.ts';
import type { Mishaps } from './defaults/mishaps.ts';
import type { ServerEvents } from './events.ts';
import { type Chronicle, happeningOf } from './timeline/chronicle.ts';
import type { ServerRow } from './server-row.ts';
import type { Servers } from './servers.ts';
import type { Suspension } from './suspension.ts';

export type Observer = ReturnType<typeof createObserver>;

/** Reconciles the records with the engines. */
export function createObserver(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  nodes: Nodes;
  servers: Servers;
  settings: Settings;
  engines: Engines;
  events: ServerEvents;
  adminEvents: Events;
  suspension: Pick<Suspension, 'enforce'>;
  chronicle: Pick<Chronicle, 'note'>;
  mishaps: Mishaps;
  serviceSightings: ServiceSightings;
  timings: Pick<Timings, 'nodeMs'>;
}) {
  const { db, clock, log, nodes, servers, settings, engines, events, adminEvents, suspension, chronicle, mishaps } =
    deps;
  const { serviceSightings, timings } = deps;

  const change = async (server: ServerRow, status: ServerStatus, containerId: string | null) => {
    const seen = status === 'unreachable' ? {} : { seenAt: clock.now() };
    const ping = status === 'running' ? {} : { pingStatus: 'unknown' as const, pingMs: null };
    const what = happeningOf(server.status, status);
    await db.transaction(async () => {
      // The owner may be notified, which locks users.
      if (what === 'crashed') await servers.lock(server.id);
      if (!(await servers.updateIdle(server, { status, containerId, ...ping, ...seen }))) return;
      if (what) await chronicle.note(server.id, what);
      if (what === 'crashed') await mishaps.crashed(server);
      await events.updated(server);
    });
  };

  /** Records that the node became reachable or unreachable; admins who view it read it again. */
  const notify = async (node: Node, failure: EngineErrorCode | null) => {
    await db.transaction(async () => {
      await nodes.setReachable(node.id, failure);
      await adminEvents.emit('admin', 'node-updated', { id: node.id });
    });
  };

  const markUnreachable = async (node: Node, idle: ServerRow[], error: unknown) => {
    if (node.up) log.warn({ err: error, node: node.alias }, 'a node is not responding');
    const failure = error instanceof EngineError ? error.code : 'unknown';
    if (node.up || node.failure !== failure) await notify(node, failure);
    for (const server of idle) {
      // A failed server, or one that was never deployed, keeps its status whether or not the node responds.
      const isTold = server.status === 'unreachable' || server.status === 'failed' || server.containerId === null;
      if (!isTold) await change(server, 'unreachable', server.containerId);
    }
  };

  const looking = new Set<number>();
  /** Nodes to reconcile again, because they changed during a reconciliation. */
  const again = new Set<number>();
  /**
   * Reconciles a node, and returns the servers whose records are confirmed; undefined when the node does not respond.
   */
  const lookAt = async (node: Node, labels: Record<string, string>, idle: Idle): Promise<Seen | undefined> => {
    if (looking.has(node.id)) {
      again.add(node.id);
      return undefined;
    }
    looking.add(node.id);
    try {
      return await compare(node, labels, idle);
    } catch (error) {
      log.error({ err: error, node: node.alias }, 'could not read a node');
      return undefined;
    } finally {
      looking.delete(node.id);
    }
  };

  const compare = async (node: Node, labels: Record<string, string>, idle: Idle): Promise<Seen | undefined> => {
    const engine = engines.forNode(node);
    let containers: ContainerInfo[];
    try {
      containers = await engine.list(labels, { timeoutMs: timings.nodeMs });
    } catch (error) {
      await markUnreachable(node, idle.servers, error);
      return undefined;
    }
    if (!node.up) await notify(node, null);
    const byServer = new Map(containers.map((container) => [serverIdOf(container.labels), container]));
    const confirmed: number[] = [];
    for (const server of idle.servers) {
      const container = await resume(server, byServer.get(server.id), engine);
      const status = await statusOf(server, container, (id) => hasCrashed(engine, id));
      if (status === server.status && (container?.id ?? null) === server.containerId) confirmed.push(server.id);
      else await change(server, status, container?.id ?? null);
      // It was busy when it was suspended, or was started outside the panel.
      if (server.suspendedAt && status === 'running') await suspension.enforce(server.id);
    }
    await serviceSightings.note(idle.services, containers, (id) => hasCrashed(engine, id));
    return { nodeId: node.id, confirmed };
  };

  /** Resumes a container that a failed backup left paused; during a backup, the server is not idle. */
  const resume = async (server: ServerRow, container: ContainerInfo | undefined, engine: NodeEngine) => {
    if (container?.state !== 'paused' || server.suspendedAt) return container;
    if (!(await servers.updateIdle(server, { containerId: container.id }))) return container;
    try {
      await engine.unpause(container.id, { timeoutMs: timings.nodeMs });
      return { ...container, state: 'running' as const };
    } catch (error) {
      log.warn({ err: error, server: server.id }, 'could not resume a paused container');
      return container;
    }
  };

  /** 143 and 137 are the exit codes of a container that was stopped. */
  const hasCrashed = async (engine: NodeEngine, id: string) => {
    const { exitCode, outOfMemory } = await engine.inspect(id, { signal: AbortSignal.timeout(timings.nodeMs) });
    return outOfMemory || ![null, 0, 137, 143].includes(exitCode);
  };

  const look = async (which: Node[]): Promise<void> => {
    const labels = managedLabels(await settings.tenant());
    // Read before the engines: what changes meanwhile is left to the next reconciliation.
    const ids = which.map(({ id }) => id);
    const [idle, services] = [await servers.listIdle(ids), await serviceSightings.listIdle(ids)];
    const idleOn = ({ id }: Node): Idle => ({ servers: idle.get(id) ?? [], services: services.get(id) ?? [] });
    const looks = await Promise.all(which.map((node) => lookAt(node, labels, idleOn(node))));
    const seen = looks.filter((one) => one !== undefined);
    await nodes.touch(seen.map(({ nodeId }) => nodeId));
    await servers.touch(seen.flatMap(({ confirmed }) => confirmed));
    const missed = which.filter(({ id }) => !looking.has(id) && again.delete(id));
    if (missed.length > 0) await lookAtThese(missed.map(({ id }) => id));
  };

  const lookAtThese = async (nodeIds: readonly number[]): Promise<void> => {
    try {
      await look(await nodes.list(nodeIds));
    } catch (error) {
      log.error({ err: error, nodes: nodeIds }, 'could not read nodes');
    }
  };

  // A node that is back is reconciled at once, whichever call noticed.
  engines.onBack((nodeId) => void lookAtThese([nodeId]));

  return {
    /** Reconciles these nodes in parallel, each for `timings.nodeMs` at most; never fails. */
    look: lookAtThese,
    /** Reconciles every node once, in parallel; a hanging node delays only the recorded time of the others. */
    sweep: async (): Promise<void> => look(await nodes.list()),
  };
}

/** The servers and services of a node on which no operation is queued or running. */
interface Idle {
  servers: ServerRow[];
  services: readonly PlacementRecord[];
}

interface Seen {
  nodeId: number;
  confirmed: number[];
}

async function statusOf(
  server: ServerRow,
  container: ContainerInfo | undefined,
  hasCrashed: (id: string) => Promise<boolean>,
): Promise<ServerStatus> {
  const standing = server.suspendedAt ? 'suspended' : server.status === 'failed' ? 'failed' : 'stopped';
  if (!container) return standing;
  switch (container.state) {
    case 'created':
    case 'paused':
      return standing;
    case 'running':
      // A failed server counts as running only when it responds, which the pings decide.
      return server.status === 'failed' ? 'failed' : 'running';
    case 'restarting':
    case 'dead':
      return 'failed';
    case 'exited':
      return server.status === 'running' && (await hasCrashed(container.id)) ? 'failed' : standing;
    default:
      return container.state satisfies never;
  }
}
