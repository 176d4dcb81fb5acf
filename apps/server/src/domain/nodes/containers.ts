import { eq } from 'drizzle-orm';
import { globalsIn, type NodeContainer } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { servers } from '../../db/schema.ts';
import { type ContainerDetail, EngineError } from '../../engines/port.ts';
import type { Timings } from '../../config/timings.ts';
import { serviceIdOf } from '../docker-services/container.ts';
import { isOwn, serverIdOf } from '../servers/container.ts';
import { failureWords } from '../servers/failure-words.ts';
import { presentSample } from '../servers/figures.ts';
import type { Settings } from '../settings/settings.ts';
import type { Engines } from './engines.ts';
import type { Nodes } from './nodes.ts';

const linesShown = 200;

/** Names of variables whose values are hidden in the panel. */
const secretName = /pass|secret|token|claim|key|auth|credential|cookie/i;

export type NodeContainers = ReturnType<typeof createNodeContainers>;

/** The current containers of a node; only those that the panel created. */
export function createNodeContainers(deps: {
  db: Database;
  clock: Clock;
  nodes: Nodes;
  settings: Settings;
  engines: Engines;
  timings: Pick<Timings, 'nodeMs'>;
}) {
  const { db, clock, nodes, settings, engines, timings } = deps;

  /** Returns the server of a container; undefined for the container of a Docker service. */
  const serverOf = async (id: number) => {
    if (!Number.isInteger(id)) return undefined;
    const [server] = await db.current
      .select({ id: servers.id, name: servers.name, env: servers.env })
      .from(servers)
      .where(eq(servers.id, id));
    return server;
  };

  return {
    async find(nodeId: number, name: string): Promise<NodeContainer> {
      const node = await nodes.find(nodeId);
      if (!node) throw notFound('node');
      const engine = engines.forNode(node);
      const options = { timeoutMs: timings.nodeMs };
      const tenant = await settings.tenant();
      try {
        const detail = await engine.inspect(name, options);
        if (!isOwn(tenant, detail.labels)) throw new AppError('not-found', noSuchContainer);
        const [stats, logs] = await Promise.all([
          engine.stats(detail.id, options),
          engine.logs(detail.id, linesShown, options),
        ]);
        const server = await serverOf(serverIdOf(detail.labels));
        return {
          ...describe(detail, server?.env ?? {}),
          usage: detail.state === 'running' ? presentSample(stats, clock.now()) : null,
          logs,
          server: server ? { id: server.id, name: server.name } : null,
          node: { id: node.id, alias: node.alias },
        };
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        if (error.code === 'container-missing') throw new AppError('not-found', noSuchContainer);
        throw new AppError('conflict', failureWords(error, { alias: node.alias, image: '', port: 0 }), {
          cause: error,
        });
      }
    },
  };
}

const noSuchContainer = 'This node has no such container.';

/**
 * Presents a container without secret values. A global variable may be secret under whatever name a container gets it,
 * and so may any variable of a Docker service, whose declaration shows those that are not.
 */
const describe = (detail: ContainerDetail, given: Readonly<Record<string, string>>) => ({
  id: detail.id,
  name: detail.name,
  image: detail.image,
  state: detail.state,
  started_at: detail.startedAt?.toISOString() ?? null,
  finished_at: detail.finishedAt?.toISOString() ?? null,
  exit_code: detail.exitCode,
  out_of_memory: detail.outOfMemory,
  ports: detail.ports,
  limits: {
    cpus: detail.limits.cpus ?? null,
    memory_bytes: detail.limits.memoryBytes ?? null,
    pids: detail.limits.pids ?? null,
  },
  env: pairs(detail.env).map(({ name, value }) => ({
    name,
    value:
      Number.isInteger(serviceIdOf(detail.labels)) || secretName.test(name) || globalsIn(given[name] ?? '').length > 0
        ? null
        : value,
  })),
  mounts: detail.mounts.map(({ source, target, readOnly }) => ({ source, target, read_only: readOnly })),
  labels: pairs(detail.labels),
});

const pairs = (record: Record<string, string>) =>
  Object.entries(record)
    .map(([name, value]) => ({ name, value }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
