import { createRobotAccounts } from '../domain/uptime-robot/account.ts';
import { createRobotOrders } from '../domain/uptime-robot/orders.ts';
import { createRobotPace } from '../domain/uptime-robot/pace.ts';
import { createRobotOverview } from '../domain/uptime-robot/present.ts';
import { createRobotQueue, robotJobName } from '../domain/uptime-robot/queue.ts';
import { createRobotReadings } from '../domain/uptime-robot/readings.ts';
import { createRobotRuns } from '../domain/uptime-robot/runs.ts';
import { createRobotSteps } from '../domain/uptime-robot/steps.ts';
import { createRobotUpkeep } from '../domain/uptime-robot/upkeep.ts';
import { createRobotWatches } from '../domain/uptime-robot/watches.ts';
import { createRobotWorkJob } from '../domain/uptime-robot/work-job.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';
import type { Uptime } from './uptime.ts';

/** The UptimeRobot account, and the nodes that it watches. */
export function createUptimeRobotArea(deps: ServiceDeps & Foundation & Hosting & Pick<Uptime, 'uptimeSettings'>) {
  const robotQueue = createRobotQueue(deps);
  const robotRuns = createRobotRuns(deps);
  const robotAccounts = createRobotAccounts({ ...deps, robotQueue, robotRuns });
  const robotWatches = createRobotWatches(deps);
  const own = { ...deps, robotQueue, robotRuns, robotAccounts, robotWatches };
  const robotReadings = createRobotReadings(own);
  const robotPace = createRobotPace(deps);
  const robotSteps = createRobotSteps({ ...own, robotReadings });
  return {
    robotAccounts,
    robotOrders: createRobotOrders(own),
    robotOverview: createRobotOverview(own),
    robotUpkeep: createRobotUpkeep(own),
    uptimeRobotJobs: { [robotJobName]: createRobotWorkJob({ ...own, robotReadings, robotSteps, robotPace }) },
  };
}
