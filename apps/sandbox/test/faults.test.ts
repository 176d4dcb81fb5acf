import { expect, it } from 'vitest';
import { expectOk, get, jsonOf, ready, runSandbox } from './running.ts';
import { untilHolds } from '../../../tests/support/until.ts';

type Sandbox = Awaited<ReturnType<typeof runSandbox>>;

const inspect = async ({ call }: Sandbox, name: string) =>
  jsonOf<{ id: string; state: string }>(await call('GET', `/nodes/n1/containers/${name}`));

it('fails as configured, the configured number of times', async () => {
  const { call } = await runSandbox();
  await expectOk(
    call('POST', '/faults', { operation: 'info', fault: 'error', code: 'pull-failed', message: 'No.', times: 2 }),
  );
  for (const _ of [1, 2]) {
    const response = await call('GET', '/nodes/n1/info');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ code: 'pull-failed', message: 'No.' });
  }
  expect((await call('GET', '/nodes/n1/info')).status).toBe(200);
});

it('fails only for the configured node, container and operation', async () => {
  const sandbox = await runSandbox();
  const { call, serve } = sandbox;
  await serve('one', 'kronos/plex');
  await serve('two', 'kronos/plex');
  await call('POST', '/faults', { node: 'n1', container: 'one', operation: 'stop', fault: 'error' });
  expect((await call('POST', '/nodes/n1/containers/one/stop')).status).toBe(500);
  const { id } = await inspect(sandbox, 'one');
  expect((await call('POST', `/nodes/n1/containers/${id}/stop`)).status).toBe(500);
  expect((await call('POST', '/nodes/n1/containers/two/stop')).status).toBe(204);
  await call('DELETE', '/faults');
  expect((await call('POST', '/nodes/n1/containers/one/stop')).status).toBe(204);
});

it('delays a response, and hangs until the faults are cleared', async () => {
  const { call } = await runSandbox();
  await call('POST', '/faults', { operation: 'info', fault: 'slow', ms: 200, times: 1 });
  const before = Date.now();
  expect((await call('GET', '/nodes/n1/info')).status).toBe(200);
  expect(Date.now() - before).toBeGreaterThanOrEqual(195);

  await call('POST', '/faults', { operation: 'info', fault: 'hang' });
  let answered = false;
  const hanging = call('GET', '/nodes/n1/info').then((response) => {
    answered = true;
    return response;
  });
  // Other calls are answered in the meantime.
  await expectOk(call('GET', '/nodes/n1/containers'));
  expect(answered).toBe(false);
  await call('DELETE', '/faults');
  expect((await hanging).status).toBe(200);
});

it('fails to start a container', async () => {
  const sandbox = await runSandbox();
  await sandbox.call('POST', '/faults', { operation: 'start', fault: 'refuse-start', times: 1 });
  await expect(sandbox.serve('never', 'kronos/plex')).rejects.toThrow('bad-command');
  expect(await inspect(sandbox, 'never')).toMatchObject({ state: 'created' });
  await expectOk(sandbox.call('POST', '/nodes/n1/containers/never/start'));
});

it('keeps a running container from becoming ready', async () => {
  const sandbox = await runSandbox({ startDelayMs: 0 });
  await sandbox.call('POST', '/faults', { container: 'stuck', fault: 'never-ready', times: 1 });
  const port = await sandbox.serve('stuck', 'kronos/plex');
  expect((await get(port, '/identity'))?.status).toBe(503);
  expect(await inspect(sandbox, 'stuck')).toMatchObject({ state: 'running' });
  await expectOk(sandbox.call('POST', '/nodes/n1/containers/stuck/restart'));
  expect((await ready(port, '/identity')).status).toBe(200);
});

it.each([
  ['oom', 137, true],
  ['crash', 1, false],
])('ends a running container (%s), which can be started again at once', async (fault, exitCode, outOfMemory) => {
  const sandbox = await runSandbox({ restartDelayMs: 60_000 });
  const port = await sandbox.serve('mortal', 'kronos/plex');
  await ready(port, '/identity');
  await sandbox.call('POST', '/faults', { container: 'mortal', fault, times: 1 });
  expect(await get(port, '/identity')).toBeNull();
  expect(await inspect(sandbox, 'mortal')).toMatchObject({ state: 'restarting', exitCode, outOfMemory });
  await expectOk(sandbox.call('POST', '/nodes/n1/containers/mortal/start'));
  expect((await ready(port, '/identity')).status).toBe(200);
});

it('restarts a crashed container', async () => {
  const sandbox = await runSandbox({ restartDelayMs: 30 });
  const port = await sandbox.serve('mortal', 'kronos/plex');
  await ready(port, '/identity');
  await sandbox.call('POST', '/faults', { container: 'mortal', fault: 'crash', times: 1 });
  await untilHolds(
    () => inspect(sandbox, 'mortal'),
    ({ state }) => state === 'running',
  );
  expect((await ready(port, '/identity')).status).toBe(200);
});

it('keeps a crashed container stopped when it is stopped before the restart', async () => {
  const sandbox = await runSandbox({ restartDelayMs: 30 });
  const port = await sandbox.serve('mortal', 'kronos/plex');
  await sandbox.call('POST', '/faults', { fault: 'crash', times: 1 });
  await expectOk(sandbox.call('POST', '/nodes/n1/containers/mortal/stop'));
  await sandbox.serve('other', 'kronos/plex');
  expect(await inspect(sandbox, 'mortal')).toMatchObject({ state: 'exited' });
  expect(await get(port, '/identity')).toBeNull();
});

it('rejects an unknown fault', async () => {
  const { call } = await runSandbox();
  expect((await call('POST', '/faults', { fault: 'earthquake' })).status).toBe(400);
  expect(await (await call('GET', '/faults')).json()).toEqual([]);
});
