import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ResponseOf } from '@kronos/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import type { EndpointOf } from './support/contract-rows.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let customer: TestClient;
beforeAll(async () => {
  world = await createWorld({ timings: { figuresMs: 200, firstPauseMs: 1 } });
  customer = await world.server.as('customer');
});
afterAll(() => world.stop());

const log = (id: number) => customer.ask('customerServers.logs', { params: { id } });
const figures = async (id: number) => (await customer.ask('customerServers.figures', { params: { id } })).data;

it('has no figures or logs for a server that was never deployed', async () => {
  expect(await figures(2)).toBeNull();
  expect(await log(2)).toEqual({ lines: [], failure: null });
});

it('shows the log and usage of a running server, and reports when its node does not respond', async () => {
  await customer.post('/api/customer/servers/1/start');
  await settled(customer, 1, 'running');
  expect((await log(1)).lines.length).toBeGreaterThan(0);
  const seen = await until('the first sample', () => figures(1));
  expect(seen).toMatchObject({ memory_bytes: expect.any(Number), at: expect.any(String) });
  expect(seen.memory_bytes).toBeGreaterThan(0);

  await world.sandbox.fault({ operation: 'logs', fault: 'error', code: 'unreachable', times: 1 });
  expect(await log(1)).toEqual({
    lines: [],
    failure: 'The node Node one is not responding. Try again when it is back.',
  });
});

/** Follows a server's streamed figures, as its page does. */
function follow(id: number, seconds: number) {
  const leaving = new AbortController();
  const seen: ResponseOf<EndpointOf<'customerServers.figures'>>['data'][] = [];
  const read = async () => {
    const response = await fetch(`${world.server.url}/api/customer/servers/${id}/figures?follow=${seconds}`, {
      headers: { authorization: `Bearer ${customer.token}` },
      signal: leaving.signal,
    });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(response.headers.get('cache-control')).toBe('no-store');
    for await (const line of createInterface(Readable.fromWeb(response.body!))) seen.push(JSON.parse(line).data);
  };
  // After an abort the stream may appear broken or ended, depending on the runtime.
  const outcome = read().then(
    () => (leaving.signal.aborted ? 'left' : 'ended'),
    (error: Error) => (leaving.signal.aborted ? 'left' : error.name),
  );
  return { seen, outcome, leave: () => leaving.abort() };
}
const watched = () => world.server.services.liveFigures.watched();

it('streams samples to all followers of a server over one stream from its node', async () => {
  await customer.post('/api/customer/servers/1/start');
  await settled(customer, 1, 'running');
  const [brief, left, last] = [follow(1, 3), follow(1, 60), follow(1, 60)] as const;
  expect(await brief.outcome).toBe('ended');
  await until('several samples', async () => last.seen.length >= 3);
  const times = last.seen.flatMap((figures) => (figures ? [figures.at] : []));
  expect(times).toEqual(times.toSorted());
  expect(watched()).toBe(1);
  expect((await world.sandbox.calls()).filter(({ operation }) => operation === 'watch')).toHaveLength(1);

  left.leave();
  expect(await left.outcome).toBe('left');
  const before = last.seen.length;
  await until('another sample', async () => last.seen.length > before + 1);
  last.leave();
  await until('the stream is closed', async () => watched() === 0);
});

it('ends when the server stops, and returns only the last sample of a stopped server', async () => {
  const { seen, outcome } = follow(1, 60);
  await until('a sample', async () => seen.length > 1);
  await customer.post('/api/customer/servers/1/stop');
  expect(await outcome).toBe('ended');
  expect(watched()).toBe(0);
  await settled(customer, 1, 'stopped');
  const after = follow(1, 60);
  expect(await after.outcome).toBe('ended');
  expect(after.seen).toHaveLength(1);
});

it('limits following to a minute, and to visible servers', async () => {
  expect((await customer.get('/api/customer/servers/1/figures?follow=61')).status).toBe(422);
  const other = await world.server.as('other');
  expect((await other.get('/api/customer/servers/1/figures?follow=60')).status).toBe(404);
});

it('reports the blast radius of an action', async () => {
  const radius = () => customer.ask('customerServers.blastRadius', { params: { id: 1 } });
  expect(await radius()).toEqual({ servers: 1, customers: 1, shared_with: 0, operations: 0 });
  await world.server.services.servers.share(1, (await world.server.person('other')).id, ['view']);
  expect(await radius()).toMatchObject({ shared_with: 1 });
});
