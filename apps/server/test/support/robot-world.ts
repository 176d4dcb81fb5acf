import { uptimeRobotAccounts, uptimeRobotWatches } from '../../src/db/schema.ts';
import { startSandboxProcess } from '../sandbox-process.ts';
import { createTestServer, vendorsAt } from './create-test-server.ts';
import { until } from './until.ts';

interface SandboxMonitor {
  id: number;
  friendlyName: string;
  url: string;
  port: number | null;
}

/** A panel with nodes and the sandbox’s UptimeRobot, which is read only on request. */
export async function createRobotWorld(count: number) {
  const sandbox = await startSandboxProcess();
  const never = 24 * 60 * 60_000;
  const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'nobody' } as const;
  const nodes = Array.from({ length: count }, (_, at) => ({
    alias: `Node ${at + 1}`,
    host: `node-${at + 1}.example`,
    engine,
  }));
  const server = await createTestServer({
    keep: true,
    env: vendorsAt(sandbox.url),
    timings: {
      firstSampleMs: never,
      observeMs: never,
      uptimeMs: never,
      uptimeRobotMs: never,
      uptimeRobotPaceMs: 20,
      uptimeRobotRetryMs: 100,
      uptimeRobotCallMs: 3000,
    },
    provision: { nodes },
  });
  let admin = await server.as('admin');
  const path = '/api/admin/integrations/uptime-robot';
  let key = '';
  let last = 0;
  const control = (method: 'POST' | 'DELETE', rest: string, body?: object) =>
    sandbox.control(method, `/uptime-robot/${key}${rest}`, body);

  const world = {
    sandbox,
    server,
    /** Signed in again after the panel has restarted or the clock has been advanced. */
    get admin() {
      return admin;
    },
    async signIn() {
      admin = await server.as('admin');
    },
    get key() {
      return key;
    },
    control,
    connect: (body: object = { api_key: key, calls_per_minute: 10 }) => admin.post(`${path}/account`, body),
    account: async () => (await admin.ask('adminUptimeRobot.show')).data,
    watchAll: () => admin.post(`${path}/account/nodes`),
    cancel: () => admin.call('DELETE', `${path}/account/nodes`),
    disconnect: () => admin.call('DELETE', `${path}/account`),
    bulk: (action: string, ...ids: number[]) => admin.post(`${path}/nodes/bulk`, { action, ids }),
    rows: async (query: object = {}) =>
      (await admin.ask('adminUptime.list', { query: { per_page: 100, ...query } })).data,
    node: async (alias: string) => (await server.services.nodes.findByAlias(alias))!,
    sample: () => server.services.robotUpkeep.sample(),
    /** The monitors at UptimeRobot. */
    async monitors(): Promise<SandboxMonitor[]> {
      const headers = { 'X-Kronos-Sandbox': '1' };
      const response = await fetch(`${sandbox.url}/uptime-robot/${key}/monitors`, { headers });
      return (await response.json()) as SandboxMonitor[];
    },
    /** The number of requests to UptimeRobot, optionally only those with this beginning. */
    async requests(beginning = ''): Promise<number> {
      const response = await fetch(`${sandbox.url}/requests`, { headers: { 'X-Kronos-Sandbox': '1' } });
      const list = (await response.json()) as { service: string; request: string }[];
      return list.filter((one) => one.service === 'api.uptimerobot.com' && one.request.startsWith(beginning)).length;
    },
    /** Waits until the panel has no work left at UptimeRobot. */
    atRest: () =>
      until('nothing is left to be done', async () => {
        const rows = await server.db.current.select().from(uptimeRobotWatches);
        const { run, read_at: readAt } = (await world.account()) ?? { run: null, read_at: '' };
        return readAt !== null && !run?.is_under_way && rows.every(({ task }) => task === null);
      }),
    /** Prepares a fresh account at UptimeRobot, with enough calls unless a test limits them. */
    async begin() {
      await sandbox.clearFaults();
      await server.db.current.delete(uptimeRobotWatches);
      await server.db.current.delete(uptimeRobotAccounts);
      await sandbox.control('DELETE', '/requests');
      key = `key-${(last += 1)}`;
      await control('POST', '/limit', { calls: 1000 });
      await world.signIn();
    },
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
  return world;
}
