import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { freeRow } from '../../../../scripts/free-ports.mjs';
import { patience } from '../../../../scripts/patience.mjs';
import type { Clock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/config/config.ts';
import { nodes } from '../../src/db/schema.ts';
import type { Provision } from '../../src/start/provision.ts';
import { type RunningServer, startServer } from '../../src/start/start-server.ts';
import { defaultTimings, type Timings } from '../../src/config/timings.ts';
import { createClient, testPassword } from './client.ts';
import { freshDatabase } from './fresh-database.ts';

export interface TestServerOptions {
  provision?: Provision;
  env?: Record<string, string>;
  timings?: Partial<Timings>;
  /**
   * Whether a response with more fields than its contract is an error. @default true; in production they are removed
   */
  exactResponses?: boolean;
  /** The number of changes per minute that a session may make. @default practically unlimited */
  changesPerMinute?: number;
  /** The logger. @default silent */
  log?: Logger;
  /** Leaves stopping to the suite instead of the end of the test. */
  keep?: boolean;
}

/** A clock that can be advanced. */
export function movableClock(): Clock & { advance(ms: number): void } {
  let offset = 0;
  return { now: () => new Date(Date.now() + offset), advance: (ms) => void (offset += ms) };
}

/** The number of ports reserved for the nodes of a test. */
const portsOfNodes = 150;
let portsOfWorker: Promise<number> | undefined;

export const day = 24 * 60 * 60 * 1000;
export const hour = day / 24;

/** The users of the tests, all with the test password. */
export const testUsers = (['customer', 'other', 'reseller', 'moderator', 'admin'] as const).map((name) => ({
  email: `${name}@example.test`,
  name,
  password: testPassword,
  role: name === 'other' ? ('customer' as const) : name,
}));

/** Uses the vendors of a sandbox; by default tests reach no vendor. */
export const vendorsAt = (sandboxUrl: string) => ({
  KRONOS_PLEX_TV_URL: `${sandboxUrl}/plex.tv`,
  KRONOS_PLEX_APP_URL: `${sandboxUrl}/plex.tv`,
  KRONOS_PLEX_CLIENTS_URL: `${sandboxUrl}/plex.tv`,
  KRONOS_EMBY_CONNECT_URL: `${sandboxUrl}/connect.emby.media`,
  KRONOS_DISCORD_URL: `${sandboxUrl}/discord.com`,
  KRONOS_HETZNER_URL: `${sandboxUrl}/api.hetzner.cloud`,
  KRONOS_UPTIME_ROBOT_URL: `${sandboxUrl}/api.uptimerobot.com/v3`,
});

/** The whole server on a free port, with its own database. */
export async function createTestServer(options: TestServerOptions = {}) {
  const { provision, env = {}, timings = {}, keep = false, exactResponses = true, changesPerMinute = 1e9 } = options;
  const { log = pino({ level: 'silent' }) } = options;
  const database = await freshDatabase();
  const file = join(database.folder, 'provision.json');
  await writeFile(file, JSON.stringify({ users: testUsers, ...provision }));
  const variables = {
    ...database.env,
    KRONOS_PORT: '0',
    KRONOS_DEMO: 'off',
    KRONOS_PROVISION: file,
    KRONOS_PUBLIC_URL: 'http://panel.example.test',
    KRONOS_PANEL: join(database.folder, 'no-panel'),
    ...vendorsAt('http://127.0.0.1:9'),
    KRONOS_DNS_SERVERS: '127.0.0.1:9',
    KRONOS_MAILS_PER_MINUTE: '1000000',
    ...env,
  };
  const clock = movableClock();
  const starting = {
    log,
    clock,
    exactResponses,
    // Shared counts of several processes would follow the real clock.
    countsAlone: true,
    changesPerMinute,
    timings: { ...defaultTimings, pollMs: 50, nodeMs: 3000 * patience, ...timings },
  };
  let running: RunningServer = await startServer(readConfig(variables), starting);
  // Sandboxes bind the ports of their servers on this machine, where other workers run tests at the same time.
  portsOfWorker ??= freeRow(portsOfNodes);
  const portFirst = await portsOfWorker;
  await running.db.current.update(nodes).set({ portFirst, portLast: portFirst + portsOfNodes - 1 });

  const server = {
    clock,
    database,
    get url() {
      return `http://127.0.0.1:${running.port}`;
    },
    /** The domain, for records that no call creates yet. */
    get services() {
      return running.services;
    },
    client: () => createClient(server.url),
    /** Returns a client that is signed in as one of `testUsers`. */
    async as(name: (typeof testUsers)[number]['name']) {
      const client = createClient(server.url);
      await client.signIn(`${name}@example.test`);
      return client;
    },
    get db() {
      return running.db;
    },
    /** Returns one of `testUsers` as stored in the database. */
    async person(name: (typeof testUsers)[number]['name']) {
      const user = await running.services.users.findByEmail(`${name}@example.test`);
      if (!user) throw new Error(`There is no ${name}.`);
      return user;
    },
    halt: () => running.stop(),
    async restart(change: Record<string, string> = {}) {
      await running.stop();
      running = await startServer(readConfig({ ...variables, ...change }), starting);
    },
    async stop() {
      await running.stop();
      await database.remove();
    },
  };
  if (!keep) onTestFinished(() => server.stop());
  return server;
}
