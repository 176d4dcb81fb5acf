import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { client, dataFolder, get, jsonOf, type PlexIdentity, ready } from './running.ts';
import { untilHolds } from '../../../tests/support/until.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled programs, which the test run builds once. */
    programs: { server: string; sandbox: string };
  }
}

/** Starts the sandbox in its own process, with its output and its exit. */
function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [inject('programs').sandbox], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], KRONOS_SANDBOX_START_MS: '50', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit').then(([code]: unknown[]) => code);
  const said = { error: '' };
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const url = once(createInterface({ input: child.stdout }), 'line').then(
    ([line]: unknown[]) => /http:\S+?:\d+/.exec(String(line))?.[0] ?? '',
  );
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { url, exited, said, end };
}

async function idOf(port: number): Promise<string> {
  const { MediaContainer } = await jsonOf<PlexIdentity>(await ready(port, '/identity', 'application/json'));
  return MediaContainer.machineIdentifier;
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'restores running and stopped servers with their identity after %s',
  async (signal) => {
    const env = { KRONOS_SANDBOX_DATA: await dataFolder(), KRONOS_SANDBOX_PORT: '0' };
    const first = launch(env);
    const { call, serve } = client(await first.url);
    const running = await serve('running', 'kronos/plex');
    const stopped = await serve('stopped', 'kronos/plex');
    const [runningId, stoppedId] = [await idOf(running), await idOf(stopped)];
    await call('POST', '/nodes/n1/containers/stopped/stop');

    expect(await first.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    expect(await get(running, '/identity')).toBeNull();

    const second = launch(env);
    const again = client(await second.url);
    expect(await idOf(running)).toBe(runningId);
    expect(await get(stopped, '/identity')).toBeNull();
    await again.call('POST', '/nodes/n1/containers/stopped/start');
    expect(await idOf(stopped)).toBe(stoppedId);
    expect(await second.end('SIGTERM')).toBe(0);
  },
);

it('restarts without a server whose port has been taken in the meantime', async () => {
  const env = { KRONOS_SANDBOX_DATA: await dataFolder(), KRONOS_SANDBOX_PORT: '0' };
  const first = launch(env);
  const { serve } = client(await first.url);
  const unlucky = await serve('unlucky', 'kronos/plex');
  const lucky = await serve('lucky', 'kronos/plex');
  await first.end('SIGTERM');

  const foreign = createServer((_, response) => response.end('mine')).listen(unlucky, '127.0.0.1');
  onTestFinished(() => void foreign.close());
  const second = launch(env);
  const { call } = client(await second.url);
  await idOf(lucky);
  expect(await (await call('GET', '/nodes/n1/containers/unlucky')).json()).toMatchObject({
    state: 'exited',
    exitCode: 255,
  });
});

it('exits while calls hang', async () => {
  const sandbox = launch({ KRONOS_SANDBOX_DATA: await dataFolder(), KRONOS_SANDBOX_PORT: '0' });
  const { call } = client(await sandbox.url);
  await call('POST', '/faults', { operation: 'info', fault: 'hang' });
  const hanging = call('GET', '/nodes/n1/info').catch(() => null);
  await untilHolds(
    async () => (await call('GET', '/faults')).json(),
    (faults) => Array.isArray(faults) && faults.length === 1,
  );
  expect(await sandbox.end('SIGTERM')).toBe(0);
  await hanging;
});

it('prints one sentence when its port is taken, and does not lock the data folder', async () => {
  const port = await freePort();
  const foreign = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void foreign.close());
  const data = await dataFolder();
  const sandbox = launch({ KRONOS_SANDBOX_DATA: data, KRONOS_SANDBOX_PORT: String(port) });
  expect(await sandbox.exited).toBe(1);
  expect(sandbox.said.error).toBe(
    `Port ${port} of the sandbox is taken by another program; set KRONOS_SANDBOX_PORT to a free one.\n`,
  );
  const next = launch({ KRONOS_SANDBOX_DATA: data, KRONOS_SANDBOX_PORT: '0' });
  expect(await next.url).toContain('http://127.0.0.1:');
});

it('prints one sentence when its data folder is in use', async () => {
  const env = { KRONOS_SANDBOX_DATA: await dataFolder(), KRONOS_SANDBOX_PORT: '0' };
  const first = launch(env);
  await first.url;
  const second = launch(env);
  expect(await second.exited).toBe(1);
  expect(second.said.error).toMatch(/^The sandbox's data folder \S+ is in use by process \d+; stop it first, or .+\n$/);
});

it.runIf(process.platform === 'linux')('ignores a lock whose process id belongs to another process', async () => {
  const data = await dataFolder();
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'lock'), `${process.pid} 1`);
  const sandbox = launch({ KRONOS_SANDBOX_DATA: data, KRONOS_SANDBOX_PORT: '0' });
  expect(await sandbox.url).toContain('http://127.0.0.1:');
});

it('prints one sentence that names an invalid setting', async () => {
  const sandbox = launch({ KRONOS_SANDBOX_PORT: 'many' });
  expect(await sandbox.exited).toBe(1);
  expect(sandbox.said.error).toMatch(/^KRONOS_SANDBOX_PORT is invalid: .+\n$/);
});
