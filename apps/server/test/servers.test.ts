import { contract } from '@kronos/api/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let customer: TestClient;
beforeAll(async () => {
  world = await createWorld({ timings: { readyTimeoutMs: 6000 }, startDelayMs: 600 });
  customer = await world.server.as('customer');
});
afterEach(() => world.sandbox.clearFaults());
afterAll(() => world.stop());

const names = async (client: TestClient, query = {}) =>
  (await client.ask('customerServers.list', { query })).data.map(({ name }) => name);
const operate = (id: number, kind: string, client = customer) => client.post(`/api/customer/servers/${id}/${kind}`);

describe('the list', () => {
  it('contains only the caller’s servers', async () => {
    expect(await names(customer)).toEqual(['My plex', 'My emby', 'My jellyfin']);
    expect(await names(customer, { type: 'plex' })).toEqual(['My plex']);
    expect(await names(await world.server.as('other'))).toEqual([]);
    expect(await names(await world.server.as('admin'))).toEqual([]);
  });

  it('shows a server that was never deployed without an address', async () => {
    expect((await customer.get('/api/customer/servers/3')).body).toMatchObject({
      status: 'stopped',
      address: null,
      version: null,
      operation: null,
      node: { alias: 'Node one' },
      ping: { status: 'unknown', ms: null, history: [] },
    });
  });
});

describe.each([
  ['plex', 1, '/identity'],
  ['emby', 2, '/emby/System/Info/Public'],
  ['jellyfin', 3, '/System/Info/Public'],
])('a %s server', (_, id, path) => {
  it('starts, responds at its address, restarts and stops', async () => {
    const started = await operate(id, 'start');
    expect(started.status).toBe(200);
    expect(started.body).toMatchObject({ success: true, process: { id: expect.any(Number) } });
    expect((await customer.ask('customerServers.one', { params: { id } })).status).toBe('starting');

    const running = await settled(customer, id, 'running');
    expect(running.operation).toMatchObject({
      id: contract.customerServers.start.response.parse(started.body).process.id,
      kind: 'start',
      state: 'succeeded',
      message: 'The server has been started',
    });
    expect(running.version).toMatch(/^\d+\.\d+/);
    expect(running.ping).toMatchObject({ status: 'up', ms: expect.any(Number) });
    expect(running.address).toBe(`http://localhost:${world.firstPort + id - 1}`);
    expect((await fetch(running.address + path)).status).toBe(200);

    expect((await operate(id, 'restart')).status).toBe(200);
    expect((await settled(customer, id, 'running')).operation).toMatchObject({
      kind: 'restart',
      message: 'The server has been restarted',
    });

    expect((await operate(id, 'stop')).status).toBe(200);
    expect((await settled(customer, id, 'stopped')).operation).toMatchObject({
      kind: 'stop',
      message: 'The server has been shut down',
    });
    await expect(fetch(running.address + path)).rejects.toThrow('fetch failed');
  });
});

describe('an impossible operation', () => {
  it('is refused with a message: a second one at once, starting a running server, stopping a stopped one', async () => {
    expect((await operate(1, 'stop')).body).toEqual({ message: 'My plex is already stopped.' });
    const both = await Promise.all([operate(1, 'start'), operate(1, 'start')]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const second = await operate(1, 'stop');
    expect([second.status, second.body]).toEqual([
      409,
      { message: 'My plex is already starting. Wait until that is done.' },
    ]);
    await settled(customer, 1, 'running');
    expect((await operate(1, 'start')).body).toEqual({ message: 'My plex is already running.' });
    await operate(1, 'stop');
    await settled(customer, 1, 'stopped');
  });
});

describe('a failure', () => {
  it('of the engine is shown on the server with a message', async () => {
    await world.sandbox.fault({ operation: 'start', fault: 'error', code: 'port-taken', times: 1 });
    await operate(2, 'start');
    const failed = await settled(customer, 2, 'failed');
    expect(failed.operation).toMatchObject({
      state: 'failed',
      message: `Port ${world.firstPort + 1} of the node Node one is in use by something else.`,
    });
  });

  it('of the program differs from a program that never responds', async () => {
    await world.sandbox.fault({ fault: 'oom' });
    await operate(2, 'start');
    await until('the memory ran out', async () => {
      const { operation } = await customer.ask('customerServers.one', { params: { id: 2 } });
      return operation?.message === 'The server ran out of memory and stopped.';
    });
    await world.sandbox.clearFaults();
    await world.sandbox.fault({ fault: 'never-ready' });
    await operate(2, 'restart');
    await until('the time limit has passed', async () => {
      const { operation } = await customer.ask('customerServers.one', { params: { id: 2 } });
      return operation?.message === 'The server was started but did not respond at its address within 6 seconds.';
    });
    expect((await customer.ask('customerServers.one', { params: { id: 2 } })).status).toBe('failed');
  });

  it('appears on the admin’s dashboard too', async () => {
    const shown = await (await world.server.as('admin')).ask('adminDashboard.show');
    expect(shown.servers).toMatchObject({ total: 3, by_status: { failed: 1, stopped: 2, running: 0 } });
    expect(shown.nodes).toMatchObject({ total: 1, up: 1, data: [{ alias: 'Node one', up: true, servers: 3 }] });
    expect(shown.processes).toHaveLength(10);
    expect(shown.processes[0]).toMatchObject({
      command: 'Restart server My emby',
      success: false,
      state: 'failed',
      server_name: 'My emby',
      node_alias: 'Node one',
    });
  });
});

describe('a ping', () => {
  it('is measured on request, and recorded', async () => {
    await operate(3, 'start');
    await settled(customer, 3, 'running');
    const now = await customer.ask('customerServers.pingNow', { params: { id: 3 } });
    expect(now).toMatchObject({ status: 'up', ms: expect.any(Number) });
    const kept = await customer.ask('customerServers.ping', { params: { id: 3 } });
    expect(kept.history.length).toBeGreaterThanOrEqual(2);
  });

  it('is recorded for running servers continually, up to twenty', async () => {
    const { status } = await until('twenty pings', async () => {
      const ping = await customer.ask('customerServers.ping', { params: { id: 3 } });
      return ping.history.length === 20 && ping;
    });
    expect(status).toBe('up');
  });
});
