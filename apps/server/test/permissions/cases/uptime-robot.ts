import { uptimeRobotAccounts, uptimeRobotWatches } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber } from './cell.ts';
import { aNode } from './nodes.ts';

const callsPerMinute = 5000;

/** A key that UptimeRobot accepts, and whose calls do not run out. */
async function aKey({ media, keep }: Stage): Promise<string> {
  const key = keep(`robot-key-${freshNumber()}`);
  await (await media.sandbox()).control('POST', `/uptime-robot/${key}/limit`, { calls: callsPerMinute });
  return key;
}

/** There is one account: that of the call before goes. */
async function unconnected(stage: Stage): Promise<Cell> {
  await stage.server.db.current.delete(uptimeRobotWatches);
  await stage.server.db.current.delete(uptimeRobotAccounts);
  return { body: { api_key: await aKey(stage), calls_per_minute: callsPerMinute } };
}

const connected = async (stage: Stage): Promise<Cell> => {
  await unconnected(stage);
  await stage.services.robotAccounts.write(await aKey(stage), callsPerMinute);
  await aNode(stage);
  return {};
};

/** A node waits, and nobody adds it meanwhile. */
const adding = async (stage: Stage): Promise<Cell> => {
  await connected(stage);
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
  'adminUptimeRobot.disconnect': connected,
  'adminUptimeRobot.watchAll': connected,
  'adminUptimeRobot.cancel': adding,
};
