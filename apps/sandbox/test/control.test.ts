import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { expectOk, runSandbox, specOf } from './running.ts';

const raw = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${url}/health`, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

type Call = Awaited<ReturnType<typeof runSandbox>>['call'];

const imagesOn = async (call: Call, node: string) =>
  (await (await call('GET', `/nodes/${node}/images`)).json()) as { tags: string[]; containers: number }[];
const tagsOn = async (call: Call, node: string) => (await imagesOn(call, node)).flatMap(({ tags }) => tags);
const pull = async (call: Call, node: string, image: string) =>
  (await call('POST', `/nodes/${node}/images/pull`, { image })).text();

it('accepts requests only under a loopback name', async () => {
  const { url } = await runSandbox();
  const header = { 'X-Kronos-Sandbox': '1' };
  expect(await raw(url, header)).toBe(200);
  expect(await raw(url, { ...header, Host: 'localhost:4510' })).toBe(200);
  expect(await raw(url, { ...header, Host: 'rebound.example:4510' })).toBe(403);
  expect(await raw(url, { ...header, Host: 'localhost.example' })).toBe(403);
});

it('rejects web pages: requires its header, and grants no preflight', async () => {
  const { url } = await runSandbox();
  expect(await raw(url, {})).toBe(403);
  const form = await fetch(`${url}/faults`, {
    method: 'POST',
    body: '{"fault":"hang"}',
    headers: { Origin: 'http://evil.example' },
  });
  expect(form.status).toBe(403);
  const preflight = await fetch(`${url}/faults`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://evil.example', 'Access-Control-Request-Headers': 'x-kronos-sandbox' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

it('binds only to loopback, as do its servers', async () => {
  const { url, serve } = await runSandbox();
  const ports = [Number(new URL(url).port), await serve('inside', 'kronos/emby')];
  const outer = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  for (const { address } of outer.filter(({ internal }) => !internal)) {
    for (const port of ports) {
      const outcome = await new Promise((resolve) => {
        const socket = connect({ host: address, port }, () => resolve('connected'));
        socket.on('error', () => resolve('refused')).on('connect', () => socket.destroy());
      });
      expect({ address, port, outcome }).toEqual({ address, port, outcome: 'refused' });
    }
  }
  expect(ports).not.toContain(0);
});

it.each([
  ['malformed JSON', '{', 'The body is not JSON.'],
  ['a body above 64 kB', `"${'x'.repeat(70_000)}"`, 'The body is too large.'],
  ['no name', { ...specOf('', 1) }, 'name:'],
  ['a port out of range', { ...specOf('a1', 70_000) }, 'ports.0.host:'],
  ['an unknown field', { ...specOf('a1', 1), privileged: true }, 'body:'],
])('rejects %s', async (_, body, words) => {
  const { call } = await runSandbox();
  const response = await call('POST', '/nodes/n1/containers', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 'bad-request', message: expect.stringContaining(words) });
});

it('rejects node names that would leave the data folder, and unknown paths', async () => {
  const { call } = await runSandbox();
  const names = ['..%2F..', '.hidden', '%2e%2e%2fetc', 'a'.repeat(65)];
  const answers = await Promise.all(names.map((name) => call('GET', `/nodes/${name}/info`)));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect((await call('GET', '/nowhere')).status).toBe(404);
});

it('rejects mount names that would leave the data folder', async () => {
  const { call } = await runSandbox();
  const mounts = [{ source: '../../outside', target: '/config' }];
  const response = await call('POST', '/nodes/n1/containers', { ...specOf('sly', 4600), mounts });
  expect(await response.json()).toMatchObject({ code: 'bad-mount' });
});

it('keeps what a container writes to a host path in the container’s folder', async () => {
  const { call } = await runSandbox();
  const mounts = [{ source: '/tmp', target: '/media' }];
  await expectOk(call('POST', '/nodes/n1/containers', { ...specOf('host', await freePort()), mounts }));
  const archive = await expectOk(call('GET', '/nodes/n1/containers/host/archive?path=/media'));
  // Only the folder itself and the end of the tar archive: the host's own /tmp is not in it.
  expect((await archive.arrayBuffer()).byteLength).toBe(1_536);
});

it('keeps the containers and images of each node separate', async () => {
  const { call, serve } = await runSandbox();
  await serve('same-name', 'kronos/plex');
  expect(await (await call('GET', '/nodes/n2/containers')).json()).toEqual([]);
  const first = ['kronos/plex:latest', 'kronos/emby:latest', 'kronos/jellyfin:latest'];
  expect(await tagsOn(call, 'n2')).toEqual(first);
  await pull(call, 'n2', 'kronos/plex:beta');
  expect(await tagsOn(call, 'n2')).toEqual([...first, 'kronos/plex:beta']);
  expect(await tagsOn(call, 'n1')).toEqual(first);
});

it('moves a tag to the newest build, and prunes images that no container uses', async () => {
  const { call, serve } = await runSandbox();
  await serve('from-the-first', 'kronos/plex');
  await call('POST', '/registry', { image: 'kronos/plex' });
  await pull(call, 'n1', 'kronos/plex');
  await pull(call, 'n1', 'kronos/plex');
  const plex = (await imagesOn(call, 'n1')).filter(({ tags }) => tags.length === 0 || tags[0] === 'kronos/plex:latest');
  expect(plex.map(({ tags, containers }) => [tags, containers])).toEqual([
    [[], 1],
    [['kronos/plex:latest'], 0],
  ]);
  const pruned = await (await call('POST', '/nodes/n1/images/prune', { labels: {} })).json();
  expect(pruned).toEqual({ images: 3, freedBytes: expect.any(Number) });
  expect((await imagesOn(call, 'n1')).map(({ containers }) => containers)).toEqual([1]);
  expect((await call('POST', '/registry', { image: 'kronos/nothing' })).status).toBe(400);
});

it('reports the same node size on any machine, and the actual usage of the machine', async () => {
  const { call } = await runSandbox();
  const gigabyte = 2 ** 30;
  const report = (await (await call('GET', '/nodes/n1/host')).json()) as Record<string, number>;
  const { memoryBytes = 0, memoryAvailableBytes, diskBytes = 0, diskFreeBytes } = report;
  expect([memoryBytes, diskBytes]).toEqual([64 * gigabyte, 4096 * gigabyte]);
  for (const [free, all] of [
    [memoryAvailableBytes, memoryBytes],
    [diskFreeBytes, diskBytes],
  ] as const) {
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThan(all);
  }
});

it('records the calls it receives', async () => {
  const { call, serve } = await runSandbox();
  await serve('noted', 'kronos/plex');
  await call('POST', '/nodes/n1/containers/nobody/stop');
  const calls = await (await call('GET', '/calls')).json();
  expect(calls).toMatchObject([
    { node: 'n1', operation: 'create', status: 201 },
    { node: 'n1', operation: 'start', container: 'noted', status: 204 },
    { node: 'n1', operation: 'stop', container: 'nobody', status: 404 },
  ]);
  await call('DELETE', '/calls');
  expect(await (await call('GET', '/calls')).json()).toEqual([]);
});
