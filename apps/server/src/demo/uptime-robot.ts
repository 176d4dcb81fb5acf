import { usualRobotCalls } from '@kronos/api/contract';
import type { Services } from '../create-services.ts';

/** The key of the sandbox’s account. */
const key = 'demo-account-of-uptime-robot';

/** Connects a fresh demo to UptimeRobot, which watches none of its nodes yet. */
export const seedUptimeRobot = ({ robotAccounts }: Services): Promise<void> =>
  robotAccounts.write(key, usualRobotCalls);
