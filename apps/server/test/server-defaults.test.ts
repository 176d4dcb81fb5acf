import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let customer: TestClient;
beforeAll(async () => {
  world = await createWorld({ restartDelayMs: 60_000 });
  customer = await world.server.as('customer');
});
afterAll(() => world.stop());

const titles = async () => (await customer.ask('notifications.list', { query: {} })).data.map(({ title }) => title);

it('saves the given fields, keeps the others, and refuses invalid maintenance windows', async () => {
  const unchosen = { maintenance: null, revive: false, tell: { incidents: true, suspension: true } };
  expect(await customer.ask('serverDefaults.read')).toEqual({ data: unchosen, servers: 3 });
  const maintenance = { from: '23:30', hours: 2, zone: 'Europe/Berlin', restart: 'daily' } as const;
  await customer.ask('serverDefaults.save', { body: { maintenance } });
  await customer.ask('serverDefaults.save', { body: { tell: { incidents: true, suspension: false } } });
  const { data } = await customer.ask('serverDefaults.read');
  expect(data).toEqual({ maintenance, revive: false, tell: { incidents: true, suspension: false } });
  for (const wrong of [{ from: '25:00' }, { hours: 13 }, { zone: 'Mars/Olympus' }]) {
    const answer = await customer.post('/api/customer/server-settings', { maintenance: { ...maintenance, ...wrong } });
    expect(answer.status).toBe(422);
  }
  expect((await (await world.server.as('other')).ask('serverDefaults.read')).servers).toBe(0);
  await customer.ask('serverDefaults.save', { body: { maintenance: null } });
  expect((await customer.ask('serverDefaults.read')).data.maintenance).toBeNull();
});

it('restarts running servers once in the maintenance window, and not outside it', async () => {
  const { services, clock } = world.server;
  await customer.post('/api/customer/servers/1/start');
  const started = await settled(customer, 1, 'running');
  // Keeps clear of the end of an hour.
  clock.advance(60 * 60_000 - (clock.now().getTime() % (30 * 60_000)));
  const hourNow = clock.now().getUTCHours();
  const windowAt = (hour: number) => ({
    from: `${String((hour + 24) % 24).padStart(2, '0')}:00`,
    hours: 1,
    zone: 'UTC',
    restart: 'daily' as const,
  });
  await customer.ask('serverDefaults.save', { body: { maintenance: windowAt(hourNow + 3) } });
  await services.upkeep.restartDue();
  expect((await customer.ask('customerServers.one', { params: { id: 1 } })).operation?.id).toBe(started.operation?.id);

  await customer.ask('serverDefaults.save', { body: { maintenance: windowAt(hourNow) } });
  await services.upkeep.restartDue();
  const { operation } = await settled(customer, 1, 'running');
  expect(operation).toMatchObject({ kind: 'restart', state: 'succeeded' });
  const { data } = await customer.ask('customerServers.timeline', { params: { id: 1 } });
  expect(data[0]).toMatchObject({ what: 'restart', by: null });
  await services.upkeep.restartDue();
  expect((await customer.ask('customerServers.one', { params: { id: 1 } })).operation?.id).toBe(operation?.id);
});

it('notifies about a suspension and its end, unless disabled', async () => {
  const admin = await world.server.as('admin');
  const suspendAndEnd = async () => {
    await admin.post('/api/admin/servers/2/suspend', { reason: 'Unpaid' });
    await settled(customer, 2, 'suspended');
    await admin.post('/api/admin/servers/2/unsuspend', {});
    await settled(customer, 2, 'running');
  };
  await customer.ask('serverDefaults.save', { body: { tell: { incidents: true, suspension: false } } });
  await suspendAndEnd();
  expect(await titles()).toEqual([]);
  await customer.ask('serverDefaults.save', { body: { tell: { incidents: true, suspension: true } } });
  await suspendAndEnd();
  expect(await titles()).toEqual(['My emby is no longer suspended', 'My emby is suspended']);
});

it('restarts a server that stopped unexpectedly, if enabled, and notifies about it', async () => {
  await customer.ask('serverDefaults.save', { body: { revive: true } });
  const { containerId } = (await world.server.services.servers.find(2))!;
  await world.sandbox.fault({ fault: 'crash', container: containerId!, times: 1 });
  const what = await until('it was started again', async () => {
    const { data } = await customer.ask('customerServers.timeline', { params: { id: 2 } });
    const [start, crashed] = data;
    return start?.what === 'start' && start.state === 'succeeded' && crashed?.what === 'crashed' && start;
  });
  expect(what.by).toBeNull();
  await settled(customer, 2, 'running');
  expect((await titles())[0]).toBe('My emby stopped unexpectedly');
});
