import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { credentials, open, startBroadcaster, user } from './harness.ts';

const script = fileURLToPath(new URL('./python-sdk.py', import.meta.url));
/** This SDK accepts only numbers. */
const appId = '2610';
/** A Python with the package `pusher`: the configured one, or that of the machine. */
const python = process.env['KRONOS_PYTHON'] ?? 'python3';
const isInstalled = spawnSync(python, ['-c', 'import pusher']).status === 0;

/** Calls methods of the official SDK for Python; returns the result of each. */
async function callSdk(port: number, calls: Record<string, unknown[]>): Promise<Record<string, unknown>> {
  const settings = { ...credentials, app_id: appId, host: 'localhost', port, ssl: false };
  const { stdout } = await promisify(execFile)(python, [script, JSON.stringify({ settings, calls })]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

// Not terminate_user_connections: version 3.3.3 leaves the application out of its path, so Pusher refuses it as well.
test.skipIf(!isInstalled)('serves the official SDK for Python', async () => {
  const { url, port } = await startBroadcaster({ appId });
  const client = await open(url);
  const signed = await callSdk(port, {
    authenticate: ['private-admin.demo', client.id],
    authenticate_user: [client.id, { id: '7', name: 'Ada' }],
  });
  client.send('pusher:signin', signed['authenticate_user']);
  await client.next('pusher:signin_success');
  await client.subscribe('private-admin.demo', signed['authenticate'] as object);
  await client.join('presence-room', user('7'));

  const answers = await callSdk(port, {
    trigger: [['private-admin.demo'], 'said', { word: 'hello' }],
    trigger_batch: [[{ channel: 'private-admin.demo', name: 'said again', data: 'x' }]],
    channels_info: ['presence-', ['user_count']],
    channel_info: ['presence-room', ['user_count']],
    users_info: ['presence-room'],
  });
  expect(answers).toEqual({
    trigger: {},
    trigger_batch: {},
    channels_info: { channels: { 'presence-room': { user_count: 1 } } },
    channel_info: { occupied: true, user_count: 1 },
    users_info: { users: [{ id: '7' }] },
  });
  expect((await client.next('said', 'private-admin.demo')).data).toBe('{"word": "hello"}');
  expect((await client.next('said again', 'private-admin.demo')).data).toBe('x');
});
