import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { createSandbox } from '../src/sandbox.ts';
import { dataFolder, get, runSandbox, specOf } from './running.ts';

it('closes open connections when the server stops, even one without a request', async () => {
  const { serve, call } = await runSandbox();
  const socket = connect(await serve('held', 'kronos/plex'), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  expect((await call('POST', '/nodes/n1/containers/held/stop')).status).toBe(204);
  await closed;
});

it('opens no port when the container is removed while a start is pending', async () => {
  const sandbox = createSandbox({ dataFolder: await dataFolder() });
  onTestFinished(() => sandbox.suspend());
  const node = sandbox.node('n1');
  const port = await freePort();
  const container = node.create(specOf('brief', port));
  const removal = node.remove('brief');
  await expect(container.start()).rejects.toMatchObject({ code: 'container-missing' });
  await removal;
  expect(await get(port, '/System/Info/Public')).toBeNull();
});

it('starts once when started several times at once', async () => {
  const sandbox = createSandbox({ dataFolder: await dataFolder() });
  onTestFinished(() => sandbox.suspend());
  const container = sandbox.node('n1').create(specOf('twice', await freePort()));
  await Promise.all([container.start(), container.start(), container.start()]);
  expect(container.files.lastLines(10)).toHaveLength(1);
});
