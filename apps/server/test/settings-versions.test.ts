import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  return () => server.stop();
});

const settings = [
  ['products', 'adminProductSettings.read', { currency: 'CHF' }, { streams: 4 }],
  ['deployment', 'adminDeployment.read', { server_name: 'Cinema' }, { placement: 'spread' }],
  ['nodes', 'adminNodeDefaults.read', { port_first: 20_100 }, { region: 'Helsinki' }],
  ['engine', 'adminEngineDefaults.read', { stop_seconds: 60 }, { dns: ['9.9.9.9'] }],
  ['system', 'adminSettings.system', { app_name: 'Cinema' }, { app_name: 'Kino', user_invite_keys: true }],
] as const;

describe.each(settings)('the settings of %s', (name, endpoint, theirs, mine) => {
  const read = () => admin.ask(endpoint);
  const save = (body: object, version?: string) =>
    admin.post(`/api/admin/settings/${name}${version ? `?based_on=${encodeURIComponent(version)}` : ''}`, body);

  it('are not overwritten from a version that another admin has replaced', async () => {
    const { version } = await read();
    await expect(save(theirs)).resolves.toMatchObject({ status: 200 });
    const late = await save(mine, version);
    expect(late.status).toBe(409);
    expect(refusalOf(late).stale).toMatchObject({ by: 'admin' });
    expect(await read()).toMatchObject(theirs);
    expect(await read()).not.toMatchObject(mine);
    const { version: next } = await read();
    expect(next).not.toBe(version);
    await expect(save(mine, next)).resolves.toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ ...theirs, ...mine });
  });

  it('are changed without a version as before', async () => {
    await expect(save(theirs)).resolves.toMatchObject({ status: 200 });
    expect(await read()).toMatchObject(theirs);
  });
});

it('keeps the changes of two admins who save different values at once', async () => {
  const path = '/api/admin/settings/products';
  const changes = [{ currency: 'USD' }, { cpus: 2 }, { backups: 3 }, { trial_days: 9 }];
  await Promise.all(changes.map((body) => admin.post(path, body)));
  expect(await admin.ask('adminProductSettings.read')).toMatchObject(Object.assign({}, ...changes) as object);
});
