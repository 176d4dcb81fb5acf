import { contract } from '@kronos/api/contract';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { auditLog, jobs, outbox, processes } from '../src/db/schema.ts';
import { startServer } from '../src/start/start-server.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { createClient, type TestClient } from './support/client.ts';
import { testUsers } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { launchReady } from './support/launch.ts';
import { startPushService, textOf } from './support/push-service.ts';
import { until } from './support/until.ts';

const writes = 200;
const lanes = 8;
const serverCount = 12;
const slow = 400_000;

/** A panel in its own process, with servers to operate on and notifications to read. */
async function panel() {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const sandbox = await startSandboxProcess({ startDelayMs: 100 });
  onTestFinished(() => sandbox.stop());
  const service = await startPushService();
  const port = await freePort();
  const node = { alias: 'one', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'one' } };
  const common = { owner: 'customer@example.test', node: 'one', type: 'plex', image: 'kronos/plex' };
  const servers = [];
  for (let number = 1; number <= serverCount; number++)
    servers.push({ ...common, name: `Server ${number}`, port: await freePort(), containerPort: 32_400 });
  const file = join(database.folder, 'provision.json');
  await writeFile(file, JSON.stringify({ users: testUsers, nodes: [node], servers }));

  const env = { ...database.env, ...service.env, KRONOS_PORT: String(port), KRONOS_DEMO: 'off' };
  const config = readConfig({ ...env, KRONOS_PROVISION: file });
  const { services, stop } = await startServer(config, { log: pino({ level: 'silent' }) });
  const customer = await services.users.findByEmail('customer@example.test');
  for (let number = 1; number <= writes; number++)
    await services.notifications.send([customer!.id], { title: `Word ${number}`, content: '' });
  await stop();

  return {
    service,
    client: () => createClient(`http://127.0.0.1:${port}`),
    start: () => launchReady(env),
    /** Reads the database while no process has it open. */
    async look<T>(read: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
      const db = await openDatabase({ url: database.url, folder: database.folder });
      try {
        return await read(db);
      } finally {
        await db.close();
      }
    },
  };
}

/** What was acknowledged with 200 before the kill. */
interface Acknowledged {
  processes: number[];
  read: number[];
  signedIn: string[];
  signedOut: string[];
}

/** Performs one of the mixed writes. */
async function write(number: number, client: TestClient, guest: TestClient, kept: Acknowledged): Promise<void> {
  if (number % 4 === 0) {
    const { status } = await guest.signIn(testUsers[1 + ((number / 4) % 4)]!.email);
    const { token } = guest;
    if (status !== 200 || token === undefined) return;
    const isLeaving = number % 12 === 0;
    if (!isLeaving) kept.signedIn.push(token);
    else if ((await guest.post('/api/logout')).status === 200) kept.signedOut.push(token);
  } else if (number % 4 === 1) {
    const turn = (number - 1) / 4;
    const action = ['start', 'rebuild', 'restart', 'stop'][(turn + Math.floor(turn / serverCount)) % 4];
    const { status, body } = await client.post(`/api/customer/servers/${1 + (turn % serverCount)}/${action}`);
    if (status === 200) kept.processes.push(contract.customerServers.start.response.parse(body).process.id);
  } else {
    const { status } = await client.get(`/api/customer/notifications/read/${number}`);
    if (status === 200) kept.read.push(number);
  }
}

it(
  'loses nothing that was acknowledged when killed in the middle of 200 mixed writes and jobs',
  async () => {
    const { start, look, client, service } = await panel();
    const first = await start();
    const customer = client();
    await customer.signIn('customer@example.test');
    const kept: Acknowledged = { processes: [], read: [], signedIn: [], signedOut: [] };
    let next = 1;
    const lane = async () => {
      const guest = client();
      while (next <= writes && !first.isGone()) await write(next++, customer, guest, kept);
    };
    const working = Promise.allSettled(Array.from({ length: lanes }, lane));
    await until(
      'work is well under way',
      () => kept.read.length >= 40 && kept.processes.length >= 6 && kept.signedIn.length >= 5,
      120_000,
    );
    await pause(Math.random() * 50); // anywhere in the work, not only between two steps
    await first.kill();
    await working;
    expect(next).toBeLessThan(writes);

    const left = await look(async (db) => {
      const written = (action: string) => db.current.$count(auditLog, eq(auditLog.action, action));
      expect(await written('notifications.read')).toBeGreaterThanOrEqual(kept.read.length);
      expect(await written('session.logout')).toBeGreaterThanOrEqual(kept.signedOut.length);
      return db.current.select({ entry: outbox.entry }).from(outbox);
    });

    const second = await start();
    for (const token of kept.signedIn) expect((await client().with(token).get('/api/get-user')).status).toBe(200);
    for (const token of kept.signedOut) expect((await client().with(token).get('/api/get-user')).status).toBe(401);
    const { data: words } = await customer.ask('notifications.list', { query: { filter: 'unread', per_page: '100' } });
    const unread = new Set(words.map(({ id }) => id));
    expect(kept.read.filter((id) => unread.has(id))).toEqual([]);

    const admin = client();
    await admin.signIn('admin@example.test');
    const ended = await until(
      'every process has ended',
      async () => {
        const { data } = (await admin.get('/api/admin/processes/recent')).body as { data: Record<string, unknown>[] };
        return data.every(({ state }) => state === 'succeeded' || state === 'failed') && data;
      },
      120_000,
    );
    expect(ended.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.processes));
    expect(ended.filter(({ result }) => result === '')).toEqual([]);

    // Events that the first process had claimed but not sent become available after their lease.
    await until(
      'every event that was committed has been told',
      () => missing(left, service.received).length === 0,
      60_000,
    );
    second.child.kill('SIGTERM');
    await second.exited;
    await look(async (db) => {
      expect(await db.current.$count(processes, inArray(processes.state, ['queued', 'running']))).toBe(0);
      expect(await db.current.$count(jobs, inArray(jobs.state, ['queued', 'running']))).toBe(0);
    });
  },
  slow,
);

/** The events that were stored more often than received. */
function missing(rows: readonly { entry: unknown }[], received: readonly string[]): string[] {
  const remaining = [...received];
  const events = rows.flatMap(({ entry }) => {
    const message = entry as { kind: string; channel: string; event: string; data: unknown };
    return message.kind === 'event' ? [textOf(message)] : [];
  });
  return events.filter((event) => {
    const index = remaining.indexOf(event);
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}
