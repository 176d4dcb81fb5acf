import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SandboxProcess, startSandboxProcess } from '../../../test/sandbox-process.ts';
import { systemClock } from '../../platform/clock.ts';
import { createUptimeRobot } from './uptime-robot.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess();
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.clearFaults());

const node = 'api.uptimerobot.com';
const open = (key: string, { timeoutMs = 10_000, url = `${sandbox.url}/${node}/v3` } = {}) =>
  createUptimeRobot({ url, timeoutMs, clock: systemClock }).open(key);
const put = (key: string, monitor: object) => sandbox.control('POST', `/uptime-robot/${key}/monitors`, monitor);
const target = { kind: 'tcp', host: 'attic.example', port: 22 } as const;
const draft = { name: 'Attic', target, intervalSeconds: 300, timeoutSeconds: 30 };

it('reads all monitors, page by page', async () => {
  for (let at = 1; at <= 60; at += 1) await put('many', { friendlyName: `n-${at}`, url: `n-${at}.example`, port: 22 });
  const first = await open('many').page(null);
  const second = await open('many').page(first.next);
  expect([first.monitors.length, second.monitors.length, second.next]).toEqual([50, 10, null]);
  expect(second.monitors.at(-1)?.name).toBe('n-60');
});

it('reads what a monitor checks, and its status', async () => {
  await put('kinds', { friendlyName: 'Port', url: 'attic.example', port: 22, status: 'DOWN' });
  await put('kinds', { friendlyName: 'Web', url: 'https://attic.example/', type: 'HTTP', status: 'PAUSED' });
  await put('kinds', { friendlyName: 'Ping', url: 'attic.example', type: 'PING', status: 'STARTED' });
  const { monitors } = await open('kinds').page(null);
  expect(monitors).toMatchObject([
    { name: 'Port', target, status: 'down' },
    { name: 'Web', target: { kind: 'http', url: 'https://attic.example/' }, status: 'paused' },
    { name: 'Ping', target: { kind: 'ping', host: 'attic.example' }, status: 'pending' },
  ]);
});

it('adds a monitor, finds it by its address, and removes it for good', async () => {
  await put('one', { friendlyName: 'Other', url: 'cellar.example', port: 22 });
  const account = open('one');
  const made = await account.add(draft);
  expect(made).toMatchObject({ name: 'Attic', target, status: 'pending' });
  expect(await account.at(target)).toMatchObject([{ id: made.id }]);
  await account.remove(made.id);
  await account.remove(made.id);
  expect(await account.at(target)).toEqual([]);
});

it('reports UptimeRobot’s reason for a refusal', async () => {
  await sandbox.control('POST', '/uptime-robot/full/plan', { monitors: 0 });
  const said = 'You have reached the limit of monitors of your plan.';
  await expect(open('full').add(draft)).rejects.toMatchObject({ code: 'refused', said });
  const hasty = open('full').add({ ...draft, intervalSeconds: 1 });
  await expect(hasty).rejects.toMatchObject({ code: 'refused', said: expect.stringContaining('interval') });
  const nobody = { code: 'unauthorized', said: 'Invalid or missing API key' };
  await expect(open('nobody').page(null)).rejects.toMatchObject(nobody);
});

it('reports until when to wait', async () => {
  await sandbox.control('POST', '/uptime-robot/busy/limit', { calls: 0 });
  const error = await open('busy')
    .page(null)
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'too-many' });
  const { retryAt } = error as { retryAt: Date };
  expect(retryAt.getTime()).toBeGreaterThan(Date.now());
  expect(retryAt.getTime()).toBeLessThanOrEqual(Date.now() + 61_000);
});

it.each([
  ['http-401', 'unauthorized'],
  ['http-404', 'missing'],
  ['http-429', 'too-many'],
  ['http-500', 'broken'],
  ['http-html', 'changed'],
  ['http-changed', 'changed'],
  ['http-moved', 'changed'],
] as const)('fails on %s with the code %s', async (fault, code) => {
  await put('fine', { friendlyName: 'Attic', url: 'attic.example', port: 22 });
  await sandbox.fault({ node, fault });
  await expect(open('fine').page(null)).rejects.toMatchObject({ name: 'RobotError', code });
  await expect(open('fine').add(draft)).rejects.toMatchObject({ name: 'RobotError', code });
});

it('fails when nothing responds, or not in time', async () => {
  await put('fine', { friendlyName: 'Attic', url: 'attic.example', port: 22 });
  await expect(open('fine', { url: 'http://127.0.0.1:9' }).page(null)).rejects.toMatchObject({ code: 'unreachable' });
  await sandbox.fault({ node, fault: 'http-silent' });
  await expect(open('fine', { timeoutMs: 50 }).page(null)).rejects.toMatchObject({ code: 'timeout' });
});
