import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTestServer } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { readConfig } from '../src/config/config.ts';
import { startServer } from '../src/start/start-server.ts';
import { pino } from 'pino';

const node = { alias: 'one', host: 'localhost', engine: { kind: 'docker' as const, socketPath: '/run/no-such.sock' } };
const media = {
  name: 'Mine',
  owner: 'customer@example.test',
  node: 'one',
  type: 'emby' as const,
  image: 'emby',
  port: 9000,
  containerPort: 8096,
};

it('creates what the file names once, however often the server starts', async () => {
  const server = await createTestServer({ provision: { nodes: [node], servers: [media] } });
  const list = async () => (await (await server.as('customer')).ask('customerServers.list')).data;
  const before = await list();
  expect(before).toMatchObject([{ id: 1, name: 'Mine', type: 'emby', node: { id: 1, alias: 'one' } }]);
  await server.restart();
  expect(await list()).toMatchObject(before.map(({ id, name }: { id: number; name: string }) => ({ id, name })));
  expect((await server.client().ask('system.settings')).app_initiated).toBe(true);
});

it('leaves a renamed server as it is', async () => {
  const server = await createTestServer({ provision: { nodes: [node], servers: [media] } });
  const list = async () => (await (await server.as('customer')).ask('customerServers.list')).data;
  const id = (await list())[0]?.id ?? 0;
  await (await server.as('customer')).ask('customerServers.update', { params: { id }, body: { name: 'Ours' } });
  await server.restart();
  expect(await list()).toMatchObject([{ id, name: 'Ours' }]);
});

it.each([
  ['invalid JSON', '{', /cannot be read as JSON/],
  ['an unknown key', '{"user":[]}', /not valid at/],
  [
    'a weak password',
    '{"users":[{"email":"a@b.test","name":"A","password":"x","role":"admin"}]}',
    /not valid at users\.0\.password/,
  ],
  [
    'an owner without an account',
    JSON.stringify({ nodes: [node], servers: [media] }),
    /customer@example\.test, who does not exist/,
  ],
])('aborts the start with one sentence: %s', async (_, text, words) => {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const file = join(database.folder, 'provision.json');
  await writeFile(file, text);
  const config = readConfig({ ...database.env, KRONOS_PORT: '0', KRONOS_DEMO: 'off', KRONOS_PROVISION: file });
  await expect(startServer(config, { log: pino({ level: 'silent' }) })).rejects.toThrow(words);
});
