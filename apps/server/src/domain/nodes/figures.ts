import { inArray, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { type NodeFigures, nodes as nodeTable, serverFigures, servers } from '../../db/schema.ts';
import type { ContainerSample, HostReport, EngineInfo } from '../../engines/port.ts';
import type { Timings } from '../../config/timings.ts';
import { managedLabels, serverIdOf } from '../servers/container.ts';
import type { Settings } from '../settings/settings.ts';
import type { Engines } from './engines.ts';
import type { Node, Nodes } from './nodes.ts';
import type { Reboots } from './reboots.ts';

/** A node that takes longer is recorded in the next round. */
const roundMs = 5_000;

type ServerSample = typeof serverFigures.$inferInsert;

interface Sampled {
  nodes: Map<number, { figures: NodeFigures; at: Date }>;
  servers: Map<number, ServerSample>;
}

const nothing = (): Sampled => ({ nodes: new Map(), servers: new Map() });

/** Samples the usage of nodes and their servers, and stores the latest values with one write per round. */
export function createFigures(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  nodes: Nodes;
  settings: Settings;
  engines: Engines;
  reboots: Reboots;
  timings: Pick<Timings, 'nodeMs'>;
}) {
  const { db, clock, log, nodes, settings, engines, reboots, timings } = deps;
  const asking = new Map<number, Promise<void>>();
  let sampled = nothing();

  const ask = async (node: Node, labels: Record<string, string>) => {
    const engine = engines.forNode(node);
    // A host that does not report is no reason to omit the engine's figures.
    const report = engines
      .hostOf(node)
      ?.report({ timeoutMs: timings.nodeMs })
      .catch(() => undefined);
    const [info, samples] = await Promise.all([
      engine.info({ timeoutMs: timings.nodeMs }),
      engine.sample(labels, { timeoutMs: timings.nodeMs }),
    ]);
    const at = clock.now();
    sampled.nodes.set(node.id, { at, figures: figuresOf(info, samples, await report, at) });
    for (const { container, stats } of samples) {
      const serverId = serverIdOf(container.labels);
      sampled.servers.set(serverId, {
        serverId,
        cpu: stats.cpu,
        memoryBytes: Math.round(stats.memoryBytes),
        memoryLimitBytes: Math.round(stats.memoryLimitBytes),
        receivedBytes: stats.networkReceivedBytes,
        sentBytes: stats.networkSentBytes,
        at,
      });
    }
  };

  const begin = (node: Node, labels: Record<string, string>) => {
    if (asking.has(node.id)) return;
    // Whether a node responds is recorded by the observer.
    const asked = ask(node, labels)
      .catch((error: unknown) => log.debug({ err: error, node: node.alias }, 'could not sample a node'))
      .finally(() => asking.delete(node.id));
    asking.set(node.id, asked);
  };

  /** Compares with the stored figures: a machine that has booted since then reports another boot id. */
  const noticeReboots = async (fresh: Sampled['nodes']) => {
    const former = await db.current
      .select({ id: nodeTable.id, boot: sql<string | null>`${nodeTable.figures} -> 'machine' ->> 'bootId'` })
      .from(nodeTable)
      .where(inArray(nodeTable.id, [...fresh.keys()]));
    for (const { id, boot } of former) {
      const machine = fresh.get(id)?.figures.machine;
      if (boot !== null && machine && machine.bootId !== boot) await reboots.noticed(id, new Date(machine.bootedAt));
    }
  };

  const write = async () => {
    const { nodes: ofNodes, servers: ofServers } = sampled;
    sampled = nothing();
    if (ofNodes.size === 0) return;
    await db.transaction(async () => {
      await lockInOrder(db, nodeTable, [...ofNodes.keys()]);
      await noticeReboots(ofNodes);
      const rows = JSON.stringify([...ofNodes].map(([id, seen]) => ({ id, ...seen })));
      await db.current.execute(sql`
        update ${nodeTable} set figures = fresh.figures, figures_at = fresh.at
        from jsonb_to_recordset(${rows}::jsonb) as fresh(id integer, figures jsonb, at timestamptz)
        where ${nodeTable.id} = fresh.id`);
      // A container may outlive its server for a moment, so only existing servers are written.
      const values = JSON.stringify([...ofServers.values()]);
      await db.current.execute(sql`
        insert into ${serverFigures} (server_id, cpu, memory_bytes, memory_limit_bytes, received_bytes, sent_bytes, at)
        select fresh.* from jsonb_to_recordset(${values}::jsonb) as fresh("serverId" integer, cpu double precision,
          "memoryBytes" bigint, "memoryLimitBytes" bigint, "receivedBytes" bigint, "sentBytes" bigint, at timestamptz)
        join ${servers} on ${servers.id} = fresh."serverId"
        order by fresh."serverId"
        on conflict (server_id) do update set cpu = excluded.cpu, memory_bytes = excluded.memory_bytes,
          memory_limit_bytes = excluded.memory_limit_bytes, received_bytes = excluded.received_bytes,
          sent_bytes = excluded.sent_bytes, at = excluded.at`);
    });
  };

  return {
    /** Runs one round: samples every node that is not still being sampled, and stores the results. */
    async sample(): Promise<void> {
      const labels = managedLabels(await settings.tenant());
      for (const node of await nodes.list()) begin(node, labels);
      await Promise.race([Promise.all(asking.values()), sleep(roundMs, undefined, { ref: false })]);
      await write();
    },
  };
}

function figuresOf(
  info: EngineInfo,
  samples: readonly ContainerSample[],
  report: HostReport | undefined,
  at: Date,
): NodeFigures {
  const sum = (of: (sample: ContainerSample) => number) => samples.reduce((total, sample) => total + of(sample), 0);
  return {
    version: info.version,
    cpus: info.cpus,
    cpuUsed: sum(({ stats }) => stats.cpu),
    memoryBytes: info.memoryBytes,
    memoryUsedBytes: report ? report.memoryBytes - report.memoryAvailableBytes : sum(({ stats }) => stats.memoryBytes),
    machine: report
      ? {
          bootId: report.bootId,
          bootedAt: new Date(at.getTime() - report.uptimeSeconds * 1000).toISOString(),
          load: report.load,
          diskBytes: report.diskBytes,
          diskFreeBytes: report.diskFreeBytes,
        }
      : null,
  };
}
