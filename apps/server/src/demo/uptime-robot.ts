import { usualRobotCalls } from '@kronos/api/contract';
import type { Services } from '../services/create-services.ts';

/** The key of the sandbox’s account. */
const key = 'demo-account-of-uptime-robot';

/** Connects a fresh demo to UptimeRobot, which does not watch any of its nodes yet. */
export const seedUptimeRobot = ({ robotAccounts }: Services): Promise<void> =>
  robotAccounts.write(key, usualRobotCalls);
