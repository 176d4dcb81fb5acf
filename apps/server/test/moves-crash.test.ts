import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, freeRow } from '../../../scripts/free-ports.mjs';
import { openDatabase } from '../src/db/open-database.ts';
import { jobs } from '../src/db/schema.ts';
import { createEngine } from '../src/engines/index.ts';
import { filesOf, streamOf, tarOf } from './suites/engines/archives.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { createClient } from './support/client.ts';
import { testUsers } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { launchReady } from './support/launch.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

const slow = 240_000;
const aliases = ['alpha', 'beta'] as const;

/** A panel in its own process that is killed while it unpacks a server's data on the other node. */
async function killedWhileUnpacking() {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const port = await freePort();
  const engine = (alias: string) => ({ kind: 'sandbox' as const, url: sandbox.url, node: alias });
  const nodes = aliases.map((alias) => ({ alias, host: 'localhost', engine: engine(alias) }));
  const room = { name: 'Room', owner: 'customer@example.test', node: 'alpha', type: 'plex', image: 'kronos/plex' };
  const servers = [{ ...room, port: await freePort(), containerPort: 32_400 }];
  const file = join(database.folder, 'provision.json');
  await writeFile(file, JSON.stringify({ users: testUsers, nodes, servers }));
  const env = { ...database.env, KRONOS_PORT: String(port), KRONOS_PROVISION: file };
  const origin = `http://127.0.0.1:${port}`;

  const first = await launchReady(env);
  const admin = createClient(origin);
  await admin.signIn('admin@example.test');
  const { id } = (await admin.ask('adminServers.list', { query: {} })).data[0]!;
  await admin.post(`/api/customer/servers/${id}/start`);
  await settled(admin, id, 'running', slow / 4);
  const containerAt = async (alias: string) =>
    (await createEngine(engine(alias)).list({ 'kronos.server': `${id}` }))[0];
  const files = { 'Preferences.xml': 'mine', 'Library/large.db': 'x'.repeat(200_000) };
  const alpha = (await containerAt('alpha'))!.id;
  await createEngine(engine('alpha')).writeArchive(alpha, '/config', streamOf(await tarOf(files)));

  await sandbox.fault({ operation: 'writeArchive', fault: 'hang', times: 1 });
  const places = (await admin.ask('serverBatches.movePlan', { query: { ids: `${id}` } })).data.nodes;
  const beta = places.find(({ alias }) => alias === 'beta')!.id;
  const port_first = await freeRow(10);
  await admin.ask('adminNodes.update', { params: { id: beta }, body: { port_first, port_last: port_first + 9 } });
  await admin.ask('adminServers.move', { params: { id }, body: { node_id: beta } });
  const latest = async () => {
    const { operation } = await admin.ask('customerServers.one', { params: { id } });
    return admin.ask('customerServers.process', { params: { id, process: operation!.id } });
  };
  await until(
    'it unpacks',
    async () =>
      (await latest()).steps.some(({ command, state }) => command.startsWith('Unpack') && state === 'running'),
    slow / 4,
  );
  await first.kill();
  // The kill may have come just before the call that hangs.
  await sandbox.clearFaults();

  return {
    files,
    containerAt,
    /** Returns the data of the server's container on a node. */
    async dataAt(alias: string) {
      const container = (await containerAt(alias))!;
      return filesOf(await createEngine(engine(alias)).readArchive(container.id, '/config'));
    },
    async changeJobs(values: Partial<typeof jobs.$inferInsert>) {
      const db = await openDatabase({ url: database.url, folder: database.folder });
      await db.current.update(jobs).set(values).where(eq(jobs.state, 'running'));
      await db.close();
    },
    /** Starts the panel again, and returns the outcome of the move and the server. */
    async afterwards() {
      await launchReady(env);
      const { data, steps } = await until(
        'the move has ended',
        async () => {
          const shown = await latest();
          return shown.data.success !== null && shown;
        },
        slow / 4,
      );
      return { result: data.result, steps, server: await settled(admin, id, 'running', slow / 4) };
    },
  };
}

it(
  'continues a move after the panel was killed in the middle of it, and loses nothing',
  async () => {
    const panel = await killedWhileUnpacking();
    const { result, steps, server } = await panel.afterwards();
    expect([result, server.node.alias]).toEqual(['The server has been moved to the node beta', 'beta']);
    expect(steps.every(({ state }) => state === 'succeeded')).toBe(true);
    expect(await panel.dataAt('beta')).toMatchObject(panel.files);
    expect(await panel.containerAt('alpha')).toBeUndefined();
  },
  slow,
);

it(
  'reverts a move when the panel was killed too often during it',
  async () => {
    const panel = await killedWhileUnpacking();
    await panel.changeJobs({ attempts: 3 });
    const { result, server } = await panel.afterwards();
    expect([result, server.node.alias]).toEqual([
      'The panel was interrupted too often while doing this. The server is on the node alpha as before.',
      'alpha',
    ]);
    expect(await panel.dataAt('alpha')).toMatchObject(panel.files);
    expect(await panel.containerAt('beta')).toBeUndefined();
  },
  slow,
);
