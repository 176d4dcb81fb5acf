import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { forEachLimited } from '../../concurrency.ts';
import type { ServerEvents } from './events.ts';
import { serverUrl } from './present.ts';
import { type MediaServerProbe, probeTimeoutMs } from './readiness.ts';
import type { ServerRow, Servers } from './servers.ts';

const longestHistory = 20;
const lanes = 8;

export type Pings = ReturnType<typeof createPings>;

/** Measures how long servers take to answer, and keeps the last values with them. */
export function createPings(deps: {
  clock: Clock;
  log: Logger;
  servers: Servers;
  events: ServerEvents;
  probe: MediaServerProbe;
}) {
  const { clock, log, servers, events, probe } = deps;

  const measure = async (server: ServerRow, host: string): Promise<ServerRow> => {
    const answer = await probe(server.type, serverUrl(host, server.port), AbortSignal.timeout(probeTimeoutMs)).catch(
      () => null,
    );
    const change = {
      ...appendPing(server, answer?.ms ?? null, clock.now()),
      ...(answer ? { status: 'running' as const, version: answer.version } : {}),
    };
    const after = { ...server, ...change };
    if ((await servers.updateIdle(server, change)) && isWorthTelling(server, after)) await events.updated(server);
    return after;
  };

  return {
    /** Pings one server for somebody who waits, for at most three seconds. One that stands still is not asked. */
    async now(server: ServerRow, host: string): Promise<ServerRow> {
      return isAnswering(server) ? measure(server, host) : server;
    },
    /** Pings every server that should answer. */
    async sample(): Promise<void> {
      await forEachLimited(await servers.listPingable(), lanes, async ({ server, host }) => {
        await measure(server, host).catch((error: unknown) =>
          log.warn({ err: error, server: server.id }, 'ping was not kept'),
        );
      });
    },
  };
}

/** The columns after one more ping; `ms` null when nobody answered. */
export const appendPing = (server: ServerRow, ms: number | null, now: Date) => ({
  pingStatus: ms === null ? ('down' as const) : ('up' as const),
  pingMs: ms,
  pingedAt: now,
  pingHistory: [...server.pingHistory, ms].slice(-longestHistory),
});

/** `failed` is asked too: it may have come up after our patience ended. */
const isAnswering = ({ status }: ServerRow): boolean => status === 'running' || status === 'failed';

/** Jitter is nobody's business; a change of state or of half the time is. */
function isWorthTelling(before: ServerRow, after: ServerRow): boolean {
  if (before.status !== after.status || before.pingStatus !== after.pingStatus || before.version !== after.version)
    return true;
  const change = Math.abs((after.pingMs ?? 0) - (before.pingMs ?? 0));
  return change > 50 && change > (before.pingMs ?? 0) / 2;
}
