import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SandboxProcess, startSandboxProcess } from '../../../test/sandbox-process.ts';
import { systemClock } from '../../platform/clock.ts';
import { createHetzner } from './hetzner.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.clearFaults());

const node = 'api.hetzner.cloud';
const open = (token: string, { timeoutMs = 10_000, url = `${sandbox.url}/${node}` } = {}) =>
  createHetzner({ url, timeoutMs, clock: systemClock }).open(token);
const add = (token: string, server: object) => sandbox.control('POST', `/hetzner/${token}/servers`, server);

it('reads all servers, page by page', async () => {
  await add('many', { name: 'fleet', count: 120 });
  const { servers, ms, restUntil } = await open('many').servers();
  expect(servers.map(({ name }) => name)).toEqual(Array.from({ length: 120 }, (_, at) => `fleet-${at + 1}`));
  expect(ms).toBeGreaterThan(0);
  expect(restUntil).toBeNull();
});

it('reads the properties of a server', async () => {
  await add('one', { name: 'fsn-1', ipv4: '192.0.2.7', dnsPtr: 'FSN-1.example', type: 'cx32', isLocked: true });
  const [server] = (await open('one').servers()).servers;
  expect(server).toEqual({
    number: expect.any(Number),
    name: 'fsn-1',
    status: 'running',
    type: 'cx32',
    cores: 4,
    memoryGb: 8,
    diskGb: 80,
    location: 'fsn1',
    ipv4: '192.0.2.7',
    ipv6: expect.stringMatching(/^2001:db8:.*\/64$/),
    dnsName: 'fsn-1.example',
    isLocked: true,
  });
  expect(await open('one').server(server!.number)).toEqual(server);
});

it.each([
  ['reboot', 'running'],
  ['reset', 'running'],
  ['shutdown', 'off'],
  ['power-off', 'off'],
  ['power-on', 'running'],
] as const)('performs the action %s, and waits until it is complete', async (what, status) => {
  await add(what, { name: 'it', status: what === 'power-on' ? 'off' : 'running' });
  const project = open(what);
  const { number } = (await project.servers()).servers[0]!;
  const begun = await project.act(number, what);
  expect(begun).toMatchObject({ state: 'running', progress: 0, error: null });
  const seen: number[] = [];
  for (let now = begun; now.state === 'running'; now = await project.action(begun.number)) seen.push(now.progress);
  expect(seen).toEqual([0, 0.4, 0.8]);
  expect(await project.action(begun.number)).toMatchObject({ state: 'success', progress: 1 });
  expect(await project.server(number)).toMatchObject({ status });
});

it('reports Hetzner’s reason when an action is refused, and when one fails', async () => {
  await add('bad', { name: 'locked', isLocked: true });
  await add('bad', { name: 'failing', isFailing: true });
  const project = open('bad');
  const [locked, failing] = (await project.servers()).servers;
  const said = { code: 'locked', message: 'server is locked' };
  await expect(project.act(locked!.number, 'reboot')).rejects.toMatchObject({ code: 'refused', said });
  const { number } = await project.act(failing!.number, 'reset');
  for (let looks = 0; looks < 2; looks += 1) await project.action(number);
  const error = { code: 'action_failed', message: 'Action failed' };
  expect(await project.action(number)).toMatchObject({ state: 'error', error });
  await expect(project.server(1)).rejects.toMatchObject({ code: 'missing', said: { code: 'not_found' } });
});

it('reports a token that is not accepted', async () => {
  const said = { code: 'unauthorized', message: 'unable to authenticate' };
  await expect(open('nobody').servers()).rejects.toMatchObject({ code: 'unauthorized', said });
});

it('reports when to resume, before the hour’s calls are used up and afterwards', async () => {
  await add('busy', { name: 'it' });
  await sandbox.control('POST', '/hetzner/busy/limit', { calls: 2 });
  const { restUntil } = await open('busy').servers();
  expect(restUntil!.getTime()).toBeGreaterThan(Date.now());
  await open('busy').servers();
  const failure = { code: 'too-many', retryAt: restUntil, said: { code: 'rate_limit_exceeded' } };
  await expect(open('busy').servers()).rejects.toMatchObject(failure);
});

it.each([
  ['http-401', 'unauthorized'],
  ['http-404', 'changed'],
  ['http-429', 'too-many'],
  ['http-500', 'broken'],
  ['http-html', 'changed'],
  ['http-changed', 'changed'],
  ['http-moved', 'changed'],
] as const)('fails on %s with the code %s', async (fault, code) => {
  await add('fine', { name: 'it' });
  await sandbox.fault({ node, fault });
  await expect(open('fine').servers()).rejects.toMatchObject({ name: 'CloudError', code });
  await expect(open('fine').act(1, 'reset')).rejects.toMatchObject({ name: 'CloudError', code });
});

it('fails when nothing responds, or not in time', async () => {
  await expect(open('fine', { url: 'http://127.0.0.1:9' }).servers()).rejects.toMatchObject({ code: 'unreachable' });
  await sandbox.fault({ node, fault: 'http-silent' });
  await expect(open('fine', { timeoutMs: 50 }).servers()).rejects.toMatchObject({ code: 'timeout' });
  await expect(open('fine').servers({ signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ code: 'timeout' });
});

it('retries a read when Hetzner fails once, but sends an action only once', async () => {
  await add('twice', { name: 'it' });
  await sandbox.fault({ node, operation: 'GET *', fault: 'http-500', times: 1 });
  const { number } = (await open('twice').servers()).servers[0]!;
  await sandbox.fault({ node, operation: 'POST *', fault: 'http-500', times: 1 });
  await expect(open('twice').act(number, 'reset')).rejects.toMatchObject({ code: 'broken' });
  expect(await open('twice').act(number, 'reset')).toMatchObject({ state: 'running' });
});
