import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { jobs, uptimeRobotAccounts, uptimeRobotWatches } from '../../../src/db/schema.ts';
import { robotJobName } from '../../../src/domain/uptime-robot/queue.ts';
import { until } from '../../support/until.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';
import { aNode } from './nodes.ts';

const callsPerMinute = 5000;
const refusedKey = 'nobody';

/** A key that UptimeRobot accepts, with enough calls left. */
async function aKey({ media, keep }: Stage): Promise<string> {
  const key = keep(`robot-key-${freshNumber()}`);
  await (await media.sandbox()).control('POST', `/uptime-robot/${key}/limit`, { calls: callsPerMinute });
  return key;
}

/** Removes the account of the previous call, because there is only one, once its work has finished. */
async function unconnected(stage: Stage): Promise<Cell> {
  const { db } = stage.server;
  const isDue = or(isNull(jobs.runAfter), lte(jobs.runAfter, sql`now()`));
  const isAtWork = and(eq(jobs.kind, robotJobName), inArray(jobs.state, ['queued', 'running']), isDue);
  await until('nothing is asked of UptimeRobot', async () => (await db.current.$count(jobs, isAtWork)) === 0);
  await db.current.delete(uptimeRobotWatches);
  await db.current.delete(uptimeRobotAccounts);
  return { body: { api_key: await aKey(stage), calls_per_minute: callsPerMinute } };
}

/** Connects an account with a key that UptimeRobot refuses, so that adding nodes fails at the first call. */
const connected = async (stage: Stage, key = refusedKey): Promise<Cell> => {
  await unconnected(stage);
  await stage.services.robotAccounts.write(key, callsPerMinute);
  await aNode(stage);
  return {};
};

/** A node that is waiting to be added, which nothing adds in the meantime. */
const adding = async (stage: Stage): Promise<Cell> => {
  await connected(stage, await aKey(stage));
  const { id: nodeId, alias: name } = await aNode(stage);
  const command = 'Add all nodes to UptimeRobot';
  const what = { kind: 'uptime-robot', command, nodeId: null, serverId: null } as const;
  const processId = await stage.services.processes.open(what);
  await stage.services.robotAccounts.change({ processId });
  await stage.server.db.current.insert(uptimeRobotWatches).values({ nodeId, name, task: 'add', processId });
  return {};
};

export const uptimeRobotCases: Cases = {
  'adminUptimeRobot.connect': unconnected,
  'adminUptimeRobot.disconnect': (stage) => connected(stage),
  'adminUptimeRobot.watchAll': (stage) => connected(stage),
  'adminUptimeRobot.cancel': adding,
};
