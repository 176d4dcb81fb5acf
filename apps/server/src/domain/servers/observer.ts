import type { ServerStatus } from '@kronos/api/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { ContainerInfo, NodeEngine } from '../../engines/port.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import type { Settings } from '../settings/settings.ts';
import { managedLabels, serverIdOf } from './container.ts';
import type { ServerEvents } from './events.ts';
import type { ServerRow, Servers } from './servers.ts';

/** A node that says nothing for so long counts as down until the next look. */
const patienceMs = 3000;

/** Compares what the engines have with what the records say, and corrects the records. */
export function createObserver(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  nodes: Nodes;
  servers: Servers;
  settings: Settings;
  engines: Engines;
  events: ServerEvents;
}) {
  const { db, clock, log, nodes, servers, settings, engines, events } = deps;

  const change = async (server: ServerRow, status: ServerStatus, containerId: string | null) => {
    const seen = status === 'unreachable' ? {} : { seenAt: clock.now() };
    const ping = status === 'running' ? {} : { pingStatus: 'unknown' as const, pingMs: null };
    await db.transaction(async () => {
      if (await servers.updateIdle(server, { status, containerId, ...ping, ...seen })) await events.updated(server);
    });
  };

  const lose = async (node: Node, idle: ServerRow[], error: unknown) => {
    if (node.up) log.warn({ err: error, node: node.alias }, 'node does not answer');
    await nodes.setReachable(node.id, false);
    for (const server of idle) {
      // A failed one and one that was never deployed are what they are, whether or not the node answers.
      const isTold = server.status === 'unreachable' || server.status === 'failed' || server.containerId === null;
      if (!isTold) await change(server, 'unreachable', server.containerId);
    }
  };

  const lookAt = async (node: Node, labels: Record<string, string>) => {
    const engine = engines.forNode(node);
    // Read before the engine is asked: a server that changes meanwhile is left to the next look.
    const idle = await servers.listIdle(node.id);
    let containers: ContainerInfo[];
    try {
      containers = await engine.list(labels, { signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      await lose(node, idle, error);
      return;
    }
    await nodes.setReachable(node.id, true);
    const byServer = new Map(containers.map((container) => [serverIdOf(container.labels), container]));
    const confirmed: number[] = [];
    for (const server of idle) {
      const container = byServer.get(server.id);
      const status = await statusOf(server, container, engine);
      if (status === server.status && (container?.id ?? null) === server.containerId) confirmed.push(server.id);
      else await change(server, status, container?.id ?? null);
    }
    await servers.touch(confirmed);
  };

  return {
    /** Looks at every node once, side by side; one that hangs holds up nothing but itself. */
    async sweep(): Promise<void> {
      const labels = managedLabels(await settings.tenant());
      await Promise.all(
        (await nodes.list()).map((node) =>
          lookAt(node, labels).catch((error: unknown) =>
            log.error({ err: error, node: node.alias }, 'node was not read'),
          ),
        ),
      );
    },
  };
}

async function statusOf(
  server: ServerRow,
  container: ContainerInfo | undefined,
  engine: NodeEngine,
): Promise<ServerStatus> {
  const standing = server.status === 'failed' ? 'failed' : 'stopped';
  if (!container) return standing;
  switch (container.state) {
    case 'created':
    case 'paused':
      return standing;
    case 'running':
      // A failed one counts as running when it answers, which is the pings' to say.
      return server.status === 'failed' ? 'failed' : 'running';
    case 'restarting':
    case 'dead':
      return 'failed';
    case 'exited':
      return server.status === 'running' && (await hasCrashed(engine, container.id)) ? 'failed' : standing;
    default:
      return container.state satisfies never;
  }
}

/** 143 and 137 are what a container ends with when somebody stops it. */
async function hasCrashed(engine: NodeEngine, id: string): Promise<boolean> {
  const { exitCode, outOfMemory } = await engine.inspect(id, { signal: AbortSignal.timeout(patienceMs) });
  return outOfMemory || ![null, 0, 137, 143].includes(exitCode);
}
