import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Servers } from '../servers/servers.ts';
import type { MediaAccess } from './access.ts';
import type { Claims } from './claims.ts';
import { observe } from './observe.ts';
import { MediaServerError } from './port.ts';

/** Milliseconds after which the recorded claim of a media server is checked again. */
const freshMs = 10 * 60 * 1000;
/** Milliseconds that a check waits for one media server. */
const timeoutMs = 3000;
const lanes = 4;

/** Checks whether running media servers are claimed, so that a lost claim is noticed without a page visit. */
export function createClaimChecks(deps: {
  clock: Clock;
  log: Logger;
  servers: Pick<Servers, 'listPingable'>;
  claims: Claims;
  mediaAccess: MediaAccess;
}) {
  const { clock, log, servers, claims, mediaAccess } = deps;
  return {
    /** Checks the media servers whose claim was last checked more than ten minutes ago. */
    async sample(): Promise<void> {
      const known = await claims.all();
      const isDue = (id: number) => clock.now().getTime() - (known.get(id)?.checkedAt.getTime() ?? 0) > freshMs;
      const due = (await servers.listPingable()).filter(({ server }) => isDue(server.id));
      const unchanged: number[] = [];
      await forEachLimited(due, lanes, async ({ server, host }) => {
        const media = mediaAccess.open({ server, node: { host } });
        try {
          const seen = await media.info({ signal: AbortSignal.timeout(timeoutMs) });
          const before = known.get(server.id);
          const { state, machineId } = observe(before, seen);
          if (before?.state === state && before.machineId === machineId) unchanged.push(server.id);
          else await claims.observe(server.id, before, seen);
        } catch (error) {
          // A server that does not respond is checked again in the next round; pings report it.
          if (!(error instanceof MediaServerError)) log.warn({ err: error, id: server.id }, 'a claim was not checked');
        }
      });
      await claims.confirm(unchanged);
    },
  };
}
