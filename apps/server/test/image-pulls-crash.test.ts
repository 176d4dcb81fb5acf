import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { startSandboxProcess } from './sandbox-process.ts';
import { createClient } from './support/client.ts';
import { testUsers } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { launchReady } from './support/launch.ts';
import { until } from './support/until.ts';

it('repeats a pull during which the panel was killed', { timeout: 240_000 }, async () => {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const sandbox = await startSandboxProcess();
  onTestFinished(() => sandbox.stop());
  const port = await freePort();
  const nodes = [{ alias: 'Attic', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'attic' } }];
  const file = join(database.folder, 'provision.json');
  await writeFile(file, JSON.stringify({ users: testUsers, nodes, servers: [] }));
  const env = { ...database.env, KRONOS_PORT: String(port), KRONOS_PROVISION: file };
  await sandbox.fault({ operation: 'pull', fault: 'hang' });

  const first = await launchReady(env);
  const admin = createClient(`http://127.0.0.1:${port}`);
  await admin.signIn('admin@example.test');
  const list = async () => (await admin.ask('adminImagePulls.list')).data;
  await admin.ask('adminImagePulls.begin', { body: { image: 'kronos/plex:beta', node_ids: [1] } });
  await until('it is under way', async () => (await list()).some(({ state }) => state === 'running'), 30_000);
  await first.kill();
  await sandbox.clearFaults();

  const second = await launchReady(env);
  onTestFinished(() => second.kill());
  const row = await until('it is done', async () => (await list()).find(({ state }) => state === 'done'), 60_000);
  expect(row.message).toBe('It is on the node.');
  const { data } = await admin.ask('processes.one', { params: { id: row.process_id! } });
  expect(data).toMatchObject({ success: true, result: row.message });
});
