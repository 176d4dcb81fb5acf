import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { jobs, nodes } from '../src/db/schema.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { testPassword } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { until } from './support/until.ts';
import { settled } from './support/world.ts';

const never = 24 * 60 * 60 * 1000;
const lanes = 3;
const rounds = 5;

it('deletes an account during any operation on its servers', async () => {
  const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
  const server = await createTestServer({
    timings: { observeMs: never, sampleMs: never, firstSampleMs: never },
    provision: { nodes: [{ alias: 'away', host: 'localhost', engine }] },
  });
  const admin = await server.as('admin');
  // The node is found unreachable once, and not checked again.
  await server.services.engineEvents.stop();
  await until('the node was checked', async () => (await admin.ask('adminNodes.list', {})).data[0]?.failure);
  await server.db.current.update(nodes).set({ up: true });
  const { products, users } = server.services;
  const { id: product_id } = await products.add({ name: 'Plex', type: 'plex', image: 'kronos/plex' });
  const password = testPassword;

  // The deployment fails right away. The account is deleted somewhere in between, one call later each round.
  const lane = async (of: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const name = `person ${of} ${round}`;
      const email = `person-${of}-${round}@example.test`;
      const { id } = await users.ensure({ email, name, password, role: 'customer' });
      await admin.ask('adminServers.deploy', { body: { owner_id: id, product_id, node_id: null, name } });
      for (let calls = 0; calls < round; calls += 1) await admin.ask('adminUsers.one', { params: { id } });
      await admin.ask('adminUsers.remove', { params: { id }, query: { name } });
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, of) => lane(of)));
  expect((await admin.ask('adminServers.list', {})).data).toEqual([]);
});

it.each([
  'removes the data of an account’s servers from their nodes',
  'removes also the data that is just being restored',
])('%s', async (title) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kronos-sandbox-'));
  const sandbox = await startSandboxProcess({ dataFolder });
  onTestFinished(async () => {
    await sandbox.stop();
    await rm(dataFolder, { recursive: true });
  });
  const plex = { type: 'plex', image: 'kronos/plex', node: 'Attic', containerPort: 32_400 } as const;
  const server = await createTestServer({
    provision: {
      nodes: [{ alias: 'Attic', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'attic' } }],
      servers: [
        { ...plex, name: 'Goes', owner: 'customer@example.test', port: await freePort() },
        { ...plex, name: 'Stays', owner: 'other@example.test', port: await freePort() },
      ],
    },
  });
  const admin = await server.as('admin');
  const { data } = await admin.ask('adminServers.list', {});
  for (const { id } of data) {
    await admin.post(`/api/customer/servers/${id}/start`);
    await settled(admin, id, 'running');
  }
  const volumes = () => readdir(join(dataFolder, 'nodes', 'attic', 'volumes'));
  const volumeOf = async (name: string) =>
    `kronos-${await server.services.settings.tenant()}-${data.find((one) => one.name === name)!.id}-config`;
  expect((await volumes()).toSorted()).toEqual([await volumeOf('Goes'), await volumeOf('Stays')].toSorted());

  if (title.endsWith('restored')) {
    const params = { id: data.find((one) => one.name === 'Goes')!.id };
    const path = `/api/customer/servers/${params.id}/backups`;
    await admin.post(`${path}/create/live`, { name: 'Before' });
    await until(
      'the backup is there',
      async () => (await admin.ask('customerBackups.list', { params })).live[0]?.bytes,
    );
    await settled(admin, params.id, 'running');
    const { live } = await admin.ask('customerBackups.list', { params });
    await sandbox.fault({ operation: 'writeArchive', fault: 'slow', ms: 1_000, times: 1 });
    await admin.post(`${path}/restore/${live[0]!.id}`);
    await until('it is being unpacked', async () => (await volumes()).length === 3);
  }
  const { id, name } = await server.person('customer');
  await admin.ask('adminUsers.remove', { params: { id }, query: { name } });
  const left = [await volumeOf('Stays')];
  await until('its data is gone', async () => (await volumes()).join() === left.join());
  const kinds = ['server.remove', 'server.clear'];
  await until('nothing more is to be done', async () => {
    const rows = await server.db.current.select().from(jobs).where(inArray(jobs.kind, kinds));
    return rows.every(({ state }) => state === 'succeeded');
  });
  expect(await volumes()).toEqual(left);
});
