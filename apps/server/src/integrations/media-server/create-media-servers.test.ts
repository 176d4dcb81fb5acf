import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createMediaServers } from './create-media-servers.ts';
import { vendorUrls } from './settings.ts';

/** A Jellyfin that disconnects or responds as the test sets, and a clock that the test controls. */
async function bench() {
  let isGone = true;
  let asked = 0;
  let time = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (isGone) return void request.socket.destroy();
    response.setHeader('Content-Type', 'application/json');
    const info = { Id: 'a1', ServerName: 'Films', Version: '10', StartupWizardCompleted: true };
    return void response.end(JSON.stringify(info));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const servers = createMediaServers(
    {
      ...vendorUrls,
      clientId: 'test',
      product: 'Kronos',
      version: '1',
      timeoutMs: 30_000,
      pause: async () => undefined,
    },
    { now: () => time },
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    // Each caller opens its own driver.
    open: () => servers.open({ type: 'jellyfin', url, key: 'key' }),
    asked: () => asked,
    pass: (ms: number) => void (time += ms),
    wake: () => void (isGone = false),
  };
}

it('pauses calls to a server that does not respond, for all callers', async () => {
  const { open, asked, pass } = await bench();
  await expect(open().sessions()).rejects.toMatchObject({ code: 'unreachable' });
  await expect(open().sessions()).rejects.toMatchObject({ code: 'unreachable' });
  // A read is sent three times.
  expect(asked()).toBe(3);
  pass(3_000);
  await expect(open().sessions()).rejects.toMatchObject({ code: 'unreachable' });
  expect(asked()).toBe(6);
});

it('requests the identity even during the pause, and resumes when the server responds', async () => {
  const { open, asked, wake } = await bench();
  await expect(open().sessions()).rejects.toMatchObject({ code: 'unreachable' });
  wake();
  await expect(open().sessions()).rejects.toMatchObject({ code: 'unreachable' });
  expect(asked()).toBe(3);
  expect(await open().info()).toMatchObject({ machineId: 'a1', isClaimed: true });
  // Not a list of sessions, but still a response.
  await expect(open().sessions()).rejects.toMatchObject({ code: 'changed' });
  expect(asked()).toBe(5);
});
