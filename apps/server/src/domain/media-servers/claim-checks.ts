import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { forEachLimited } from '../../concurrency.ts';
import type { Servers } from '../servers/servers.ts';
import type { MediaAccess } from './access.ts';
import type { Claims } from './claims.ts';
import { observe } from './observe.ts';
import { MediaServerError } from './port.ts';

/** How old what a media server told of its claim may become. */
const freshMs = 10 * 60 * 1000;
/** How long one of them is waited for. */
const patienceMs = 3000;
const lanes = 4;

/** Asks running media servers whether they are claimed, so that a claim that is lost is noticed without a visit. */
export function createClaimChecks(deps: {
  clock: Clock;
  log: Logger;
  servers: Pick<Servers, 'listPingable'>;
  claims: Claims;
  mediaAccess: MediaAccess;
}) {
  const { clock, log, servers, claims, mediaAccess } = deps;
  return {
    /** Asks those that have not told for ten minutes. */
    async sample(): Promise<void> {
      const known = await claims.all();
      const isDue = (id: number) => clock.now().getTime() - (known.get(id)?.checkedAt.getTime() ?? 0) > freshMs;
      const due = (await servers.listPingable()).filter(({ server }) => isDue(server.id));
      const unchanged: number[] = [];
      await forEachLimited(due, lanes, async ({ server, host }) => {
        const media = mediaAccess.open({ server, node: { host } });
        try {
          const seen = await media.info({ signal: AbortSignal.timeout(patienceMs) });
          const before = known.get(server.id);
          const { state, machineId } = observe(before, seen);
          if (before?.state === state && before.machineId === machineId) unchanged.push(server.id);
          else await claims.observe(server.id, before, seen);
        } catch (error) {
          // One that does not answer is asked again the next time; pings tell of it.
          if (!(error instanceof MediaServerError)) log.warn({ err: error, id: server.id }, 'a claim was not checked');
        }
      });
      await claims.confirm(unchanged);
    },
  };
}
