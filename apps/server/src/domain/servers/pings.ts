import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Database } from '../../db/database.ts';
import type { ServerEvents } from './events.ts';
import { serverUrl } from './present.ts';
import { type MediaServerProbe, probeTimeoutMs } from './readiness.ts';
import type { PingChange } from './idle-servers.ts';
import type { ServerRow } from './server-row.ts';
import type { Servers } from './servers.ts';
import { type Chronicle, happeningOf } from './timeline/chronicle.ts';

const longestHistory = 20;
const lanes = 8;
/** How many measurements are written with one statement. */
const together = 200;

type Change = Omit<PingChange, 'id' | 'operationId' | 'before'>;

interface Measured {
  server: ServerRow;
  change: Change;
}

export type Pings = ReturnType<typeof createPings>;

/** Measures the response times of servers, and stores the latest values with them. */
export function createPings(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  servers: Servers;
  events: ServerEvents;
  probe: MediaServerProbe;
  chronicle: Pick<Chronicle, 'note'>;
}) {
  const { db, clock, log, servers, events, probe, chronicle } = deps;

  const measure = async (server: ServerRow, host: string): Promise<Measured> => {
    const answer = await probe(server.type, serverUrl(host, server.port), AbortSignal.timeout(probeTimeoutMs)).catch(
      () => null,
    );
    const { status, version } = answer ? { status: 'running' as const, version: answer.version } : server;
    return { server, change: { ...appendPing(server, answer?.ms ?? null, clock.now()), status, version } };
  };

  const keep = (measured: readonly Measured[]) =>
    db.transaction(async () => {
      const changes = measured.map(({ server: { id, operationId, status }, change }) => ({
        id,
        operationId,
        before: status,
        ...change,
      }));
      const kept = await servers.updateAllIdle(changes);
      for (const { server, change } of measured.filter((one) => kept.has(one.server.id))) {
        const what = happeningOf(server.status, change.status);
        if (what) await chronicle.note(server.id, what);
        if (isWorthTelling(server, change)) await events.updated(server);
      }
    });

  return {
    /** Pings one server on request, for at most three seconds. A stopped server is not pinged. */
    async now(server: ServerRow, host: string): Promise<ServerRow> {
      if (!isAnswering(server)) return server;
      const measured = await measure(server, host);
      await keep([measured]);
      return { ...server, ...measured.change };
    },
    /** Pings every server that should respond. */
    async sample(): Promise<void> {
      let measured: Measured[] = [];
      const flush = async () => {
        const some = measured;
        measured = [];
        await keep(some).catch((error: unknown) => log.warn({ err: error }, 'could not save pings'));
      };
      await forEachLimited(await servers.listPingable(), lanes, async ({ server, host }) => {
        measured.push(await measure(server, host));
        if (measured.length >= together) await flush();
      });
      await flush();
    },
  };
}

/** Returns the columns after one more ping; `ms` is null without a response. */
export const appendPing = (server: ServerRow, ms: number | null, now: Date) => ({
  pingStatus: ms === null ? ('down' as const) : ('up' as const),
  pingMs: ms,
  pingedAt: now,
  pingHistory: [...server.pingHistory, ms].slice(-longestHistory),
});

/** `failed` is pinged too: the server may have come up after the time limit. */
const isAnswering = ({ status }: ServerRow): boolean => status === 'running' || status === 'failed';

/** Jitter is not worth an event; a change of the state, or by more than half of the time, is. */
function isWorthTelling(before: ServerRow, after: Change): boolean {
  if (before.status !== after.status || before.pingStatus !== after.pingStatus || before.version !== after.version)
    return true;
  const change = Math.abs((after.pingMs ?? 0) - (before.pingMs ?? 0));
  return change > 50 && change > (before.pingMs ?? 0) / 2;
}
