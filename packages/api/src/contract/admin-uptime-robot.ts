import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done } from './schemas/common.ts';
import { accepted } from './schemas/server.ts';
import { uptimeRobotAccount, uptimeRobotDraft } from './schemas/uptime-robot.ts';

const path = '/api/admin/integrations/uptime-robot/account';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
/** A conformance run has no key for UptimeRobot. */
const sample = { needs: 'an account at UptimeRobot' } as const;

/** The account at UptimeRobot, which watches nodes from outside. */
export const adminUptimeRobot = defineEndpoints({
  show: {
    ...admins,
    method: 'GET',
    path,
    response: z.object({ data: uptimeRobotAccount.nullable() }),
    summary: 'The account as it was last read; null before there is a key. UptimeRobot is not asked.',
  },
  connect: {
    ...admins,
    method: 'POST',
    path,
    body: uptimeRobotDraft,
    sample,
    response: done,
    summary: 'Keeps an API key once UptimeRobot accepts it: 422 at `api_key` when it does not.',
  },
  disconnect: {
    ...admins,
    method: 'DELETE',
    path,
    sample,
    response: done,
    summary: 'Forgets the key, and what UptimeRobot told. Its monitors go on there.',
  },
  watchAll: {
    ...admins,
    method: 'POST',
    path: `${path}/nodes`,
    sample,
    response: accepted,
    summary:
      'Has UptimeRobot watch every node that it does not watch yet, as one process at the pace of the account’s plan. ' +
      'A monitor of the same address is adopted. 409 while that is under way, or where no node is left.',
  },
  cancel: {
    ...admins,
    method: 'DELETE',
    path: `${path}/nodes`,
    sample,
    response: done,
    summary: 'Ends that process; what was added stays. 409 when there is none.',
  },
});
