import { and, eq, isNull } from 'drizzle-orm';
import type { Contract, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { uptimeMonitors as table, uptimeOutages as outages } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import { found } from '../records/crud.ts';
import { refuseStale, versionOf } from '../records/versions.ts';
import { refuseFields } from '../refuse-fields.ts';
import { editable, unmonitoredWords } from './coverage.ts';
import type { Ping } from './port.ts';
import type { UptimeSettings } from './uptime-settings.ts';

type Draft = ParsedOf<Contract['adminUptime']['update']>['body'];

const firstTimeout = 10;

export interface UptimeMonitorsDeps {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  nodes: Nodes;
  uptimeSettings: Pick<UptimeSettings, 'read'>;
  mayReach: (host: string) => boolean;
  ping: Ping;
}

export type UptimeMonitors = ReturnType<typeof createUptimeMonitors>;

/** Which nodes are monitored, and how. */
export function createUptimeMonitors(deps: UptimeMonitorsDeps) {
  const { db, clock, audit, events, nodes, uptimeSettings, mayReach, ping } = deps;
  const tell = async (id: number) => {
    await events.emit('admin', 'node-monitor-changed', { id });
    await events.emit('system', 'status-changed', {});
  };
  const targetOf = ({ id, alias }: Node) => ({ kind: 'node', id, name: alias });

  const insert = async (which: readonly Node[]): Promise<number[]> => {
    if (which.length === 0) return [];
    const { intervalMinutes } = await uptimeSettings.read();
    const rows = await db.current
      .insert(table)
      .values(
        which.map((node) => ({
          nodeId: node.id,
          kind: 'tcp' as const,
          port: portOf(node),
          intervalMinutes,
          timeoutSeconds: firstTimeout,
          nextCheckAt: clock.now(),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: table.nodeId });
    return rows.map(({ id }) => id);
  };

  /** Ends the outage of a node that is no longer watched, without notifying anyone that it is back. */
  const endOutage = (nodeId: number) =>
    db.current
      .update(outages)
      .set({ ended: clock.now(), endToldAt: clock.now() })
      .where(and(eq(outages.nodeId, nodeId), isNull(outages.ended)));

  return {
    /** Monitors a node; one that is monitored already keeps its monitor. */
    add: (id: number): Promise<void> =>
      db.transaction(async () => {
        const node = found('node', await nodes.lock(id));
        await insert([node]);
        await audit.write({ target: targetOf(node), after: { monitored: true } });
        await tell(id);
      }),
    /** Monitors all nodes that are not monitored yet; returns how many. */
    addAll: (): Promise<number> =>
      db.transaction(async () => {
        const added = await insert(await nodes.list());
        await audit.write({ target: { kind: 'nodes' }, after: { monitored: added.length } });
        if (added.length > 0) await tell(0);
        return added.length;
      }),
    /** Stops monitoring a node; its days and outages are kept until they are pruned. */
    remove: (id: number): Promise<void> =>
      db.transaction(async () => {
        const node = found('node', await nodes.lock(id));
        const rows = await db.current.delete(table).where(eq(table.nodeId, id)).returning({ id: table.nodeId });
        if (rows.length === 0) throw new AppError('not-found', unmonitoredWords);
        await endOutage(id);
        await audit.write({ target: targetOf(node), before: { monitored: true }, after: { monitored: false } });
        await tell(id);
      }),
    /**
     * Changes what is checked, and how often; refused unless the monitor still has the version that is given. The state
     * is reset unless the same is checked as before.
     */
    update: (id: number, draft: Draft, basedOn?: string): Promise<void> =>
      db.transaction(async () => {
        const { kind, port, url, is_enabled, interval_minutes, timeout_seconds } = draft;
        const node = found('node', await nodes.lock(id));
        refuseFields({
          kind: kind === 'ping' && !(await ping.isAllowed()) && 'The panel’s machine is not allowed to ping',
          port: kind === 'tcp' && port === null && 'Enter a port',
          url:
            kind === 'http' &&
            ((url === null && 'Enter a web address') ||
              (url !== null && !mayReach(new URL(url).hostname) && 'The demo only reaches this machine')),
        });
        const [before] = await db.current.select().from(table).where(eq(table.nodeId, id)).for('update');
        if (!before) throw new AppError('not-found', unmonitoredWords);
        if (basedOn !== undefined && basedOn !== versionOf(editable(before)))
          // The log of the node also has changes of the node itself, so it does not tell who changed its monitor.
          await refuseStale(audit, undefined, 'The monitor has been changed in the meantime.');
        const what = { kind, port: kind === 'tcp' ? port : null, url: kind === 'http' ? url : null };
        const isSame =
          before.enabled === is_enabled && before.kind === kind && before.port === what.port && before.url === what.url;
        const rhythm = { intervalMinutes: interval_minutes, timeoutSeconds: timeout_seconds };
        const anew = {
          state: 'pending',
          since: null,
          failures: 0,
          failingSince: null,
          lastCheckedAt: null,
          lastError: null,
        } as const;
        if (!isSame) await endOutage(id);
        await db.current
          .update(table)
          .set({ ...what, ...rhythm, enabled: is_enabled, nextCheckAt: clock.now(), ...(!isSame && anew) })
          .where(eq(table.nodeId, id));
        await audit.write({
          target: targetOf(node),
          before: shown(before),
          after: shown({ ...what, ...rhythm, enabled: is_enabled }),
        });
        await tell(id);
      }),
  };
}

const shown = (row: Pick<typeof table.$inferSelect, 'kind' | 'port' | 'url' | 'intervalMinutes' | 'enabled'>) => ({
  checks: { http: row.url, tcp: `port ${row.port}`, ping: 'ping' }[row.kind],
  interval_minutes: row.intervalMinutes,
  is_enabled: row.enabled,
});

/** Returns the port through which the panel itself reaches a node; that of SSH for a socket on this machine. */
export function portOf({ engine }: Pick<Node, 'engine'>): number {
  if (engine.kind === 'sandbox') return portIn(new URL(engine.url));
  if ('ssh' in engine) return engine.ssh.port;
  return 'tls' in engine ? engine.port : 22;
}

const portIn = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);
