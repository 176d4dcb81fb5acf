import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { accepted } from './schemas/server.ts';
import { uptimeRobotAccount, uptimeRobotDraft } from './schemas/uptime-robot.ts';

const path = '/api/admin/integrations/uptime-robot/account';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
/** A conformance run has no key for UptimeRobot. */
const sample = { needs: 'a UptimeRobot account' } as const;

/** The account at UptimeRobot, which watches nodes from outside. */
export const adminUptimeRobot = defineEndpoints({
  show: {
    ...admins,
    method: 'GET',
    path,
    response: z.object({ data: uptimeRobotAccount.nullable() }),
    summary: 'Returns the account as last read; null until there is a key. UptimeRobot is not contacted.',
  },
  connect: {
    ...admins,
    method: 'POST',
    path,
    body: uptimeRobotDraft,
    sample,
    response: done,
    summary: 'Saves an API key if UptimeRobot accepts it; 422 at `api_key` if it does not.',
  },
  disconnect: {
    ...admins,
    method: 'DELETE',
    path,
    sample,
    response: done,
    summary: 'Deletes the key and everything read from UptimeRobot. The monitors there keep running.',
  },
  watchAll: {
    ...admins,
    method: 'POST',
    path: `${path}/nodes`,
    sample,
    response: accepted,
    summary:
      'Adds every node that UptimeRobot does not watch yet, as one process at the pace of the account’s plan. ' +
      'A monitor of the same address is adopted. 409 while that is in progress, or if no node is left.',
  },
  cancel: {
    ...admins,
    method: 'DELETE',
    path: `${path}/nodes`,
    sample,
    response: done,
    summary: 'Cancels that process; monitors already added stay. 409 when there is none.',
  },
});
