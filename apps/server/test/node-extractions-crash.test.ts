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

it('fails an extraction during which the panel was killed, and does not start it again', {
  timeout: 240_000,
}, async () => {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const sandbox = await startSandboxProcess({ unpackMs: 60_000 });
  onTestFinished(() => sandbox.stop());
  const port = await freePort();
  const nodes = [{ alias: 'Attic', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'attic' } }];
  const file = join(database.folder, 'provision.json');
  await writeFile(file, JSON.stringify({ users: testUsers, nodes, servers: [] }));
  const env = { ...database.env, KRONOS_PORT: String(port), KRONOS_PROVISION: file };

  const first = await launchReady(env);
  const admin = createClient(`http://127.0.0.1:${port}`);
  await admin.signIn('admin@example.test');
  const list = async () => (await admin.ask('adminExtractions.list')).data;
  await admin.ask('adminNodes.extractTar', {
    params: { id: 1 },
    body: { archive: '/srv/in/plex.tar.gz', target: '/srv/kronos/import' },
  });
  await until('it is under way', async () => (await list()).some(({ progress }) => (progress ?? 0) > 0), 30_000);
  await first.kill();

  const second = await launchReady(env);
  onTestFinished(() => second.kill());
  const row = await until('it has failed', async () => (await list()).find(({ state }) => state === 'failed'), 60_000);
  expect(row.message).toMatch(/^The panel stopped while it was in progress\. .*is in \/srv\/kronos\/import\./);
  const { data } = await admin.ask('processes.one', { params: { id: row.process_id! } });
  expect(data).toMatchObject({ success: false, result: row.message });
  expect((await sandbox.calls()).filter(({ operation }) => operation === 'extract')).toHaveLength(1);
});
