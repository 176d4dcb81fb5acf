import type { RobotStatus } from '@kronos/api/contract';
import { z } from 'zod';
import { RobotError, type RobotAccount, type RobotMonitor, type UptimeRobot } from '../../domain/uptime-robot/port.ts';
import type { Target } from '../../domain/uptime/port.ts';
import { createUptimeRobotHttp, type UptimeRobotSettings } from './uptime-robot-http.ts';

/** The address of version 3 of the UptimeRobot API. */
export const uptimeRobotUrl = 'https://api.uptimerobot.com/v3';

const monitor = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  friendlyName: z.string().nullish(),
  url: z.string().nullish(),
  type: z.string().nullish(),
  port: z.number().nullish(),
  status: z.string(),
});
const page = z.object({
  data: z.array(monitor),
  nextLink: z.string().nullish(),
  nextCursorId: z.union([z.string(), z.number()]).nullish(),
});

const statuses: Readonly<Record<string, RobotStatus>> = {
  UP: 'up',
  DOWN: 'down',
  PAUSED: 'paused',
  STARTED: 'pending',
};

/** Creates the port to UptimeRobot, account by account. */
export const createUptimeRobot = (settings: UptimeRobotSettings): UptimeRobot => ({
  open: (key) => openAccount(key, settings),
});

function openAccount(key: string, settings: UptimeRobotSettings): RobotAccount {
  const { ask } = createUptimeRobotHttp(key, settings);
  return {
    async page(cursor, { signal } = {}) {
      const path = cursor === null ? '/monitors' : `/monitors?cursor=${encodeURIComponent(cursor)}`;
      const told = await ask({ path, schema: page, signal });
      return { monitors: told.data.map(monitorOf), next: nextOf(told) };
    },
    async at(target, { signal } = {}) {
      const path = `/monitors?url=${encodeURIComponent(urlOf(target))}`;
      return (await ask({ path, schema: page, signal })).data.map(monitorOf);
    },
    async add({ name, target, intervalSeconds: interval, timeoutSeconds: timeout }, { signal } = {}) {
      const what = { type: types[target.kind], ...(target.kind === 'tcp' && { port: target.port }) };
      const json = { friendlyName: name, url: urlOf(target), ...what, interval, timeout };
      return monitorOf(await ask({ verb: 'POST', path: '/monitors', json, schema: monitor, signal }));
    },
    async remove(id, { signal } = {}) {
      const path = `/monitors/${encodeURIComponent(id)}`;
      await ask({ verb: 'DELETE', path, schema: z.unknown(), signal }).catch((error: unknown) => {
        if (!(error instanceof RobotError && error.code === 'missing')) throw error;
      });
    },
  };
}

const types = { tcp: 'PORT', http: 'HTTP', ping: 'PING' } as const;

const urlOf = (target: Target): string => (target.kind === 'http' ? target.url : target.host);

/** Returns the cursor of the next page, from either form in which lists contain it; a link carries it in its query. */
function nextOf({ nextLink, nextCursorId }: z.output<typeof page>): string | null {
  if (nextCursorId !== null && nextCursorId !== undefined) return String(nextCursorId);
  if (!nextLink || !URL.canParse(nextLink, uptimeRobotUrl)) return null;
  return new URL(nextLink, uptimeRobotUrl).searchParams.get('cursor');
}

const monitorOf = ({ id, friendlyName, url, type, port, status }: z.output<typeof monitor>): RobotMonitor => ({
  id,
  name: friendlyName ?? '',
  target: targetOf(type, url, port),
  status: statuses[status.toUpperCase()] ?? 'unknown',
});

function targetOf(type: unknown, url: string | null | undefined, port: number | null | undefined): Target | null {
  if (!url) return null;
  if (type === 'HTTP') return { kind: 'http', url };
  if (type === 'PING') return { kind: 'ping', host: url };
  return type === 'PORT' && port ? { kind: 'tcp', host: url, port } : null;
}
